import {createStorageSlot} from '@docusaurus/theme-common';
import {problemOf, type Answer} from './answer.ts';

/** State of feedback: received by the endpoint, stored in the browser until it can be sent, or kept only until the page is closed. */
export type Outcome = 'sent' | 'stored' | 'held';

/** Request timeout in milliseconds. */
const PATIENCE = 10_000;

const slot = createStorageSlot('feedback');
/** The negative answer whose details the reader can still add. It's stored in case the browser closes the page. */
const draftSlot = createStorageSlot('feedback-draft');
let draft: Answer | undefined;
/** Feedback that couldn't be stored, for example because it exceeds the quota. */
let held: Answer[] = [];

function parse(list: string): Answer[] {
  try {
    const values = JSON.parse(list) as unknown;
    return Array.isArray(values) ? (values as Answer[]).filter((value) => !problemOf(value)) : [];
  } catch {
    return [];
  }
}

const stored = (): Answer[] => parse(slot.get() ?? '[]');

const store = (answers: readonly Answer[]): void => (answers.length ? slot.set(JSON.stringify(answers)) : slot.del());
const isSame =
  (a: Answer) =>
  (b: Answer): boolean =>
    a.at === b.at && a.page === b.page;

function remove(answer: Answer): void {
  const isOther = (other: Answer) => !isSame(answer)(other);
  store(stored().filter(isOther));
  held = held.filter(isOther);
}

const post = (endpoint: string, answer: Answer): Promise<boolean> =>
  fetch(endpoint, {
    method: 'POST',
    credentials: 'omit',
    // The reader can leave the page while the request is sent.
    keepalive: true,
    headers: {'content-type': 'application/json'},
    body: JSON.stringify(answer),
    signal: AbortSignal.timeout(PATIENCE),
  }).then(
    ({ok}) => ok,
    () => false,
  );

/** Sends all pending feedback, in one tab at a time. Feedback that the endpoint doesn't accept stays pending. */
async function sendAll(endpoint: string): Promise<void> {
  let isStarted = false;
  const all = async () => {
    isStarted = true;
    for (const answer of [...stored(), ...held]) if (await post(endpoint, answer)) remove(answer);
  };
  try {
    await navigator.locks.request('feedback', all);
  } catch (error) {
    if (isStarted) throw error;
    // Browsers have no locks on insecure origins, and reject requests for locks if they block all cookies.
    await all();
  }
}

let listens = false;

/** Sends pending feedback now and whenever the browser is back online, including the draft of a page that was closed. */
export async function sendWaiting(endpoint: string): Promise<void> {
  if (listens) return;
  listens = true;
  const left = draftSlot.get();
  if (left && !draft) {
    draftSlot.del();
    store([...stored(), ...parse(left)]);
  }
  window.addEventListener('online', () => void sendAll(endpoint));
  await sendAll(endpoint);
}

/**
 * Sends feedback instead of the draft. It's stored in the browser until the endpoint has accepted it.
 * @throws an error if the feedback is invalid.
 */
export async function send(endpoint: string, answer: Answer): Promise<Outcome> {
  const problem = problemOf(answer);
  if (problem) throw new Error(problem);
  takeDraft();
  store([...stored(), answer]);
  if (!stored().some(isSame(answer))) held.push(answer);
  await sendAll(endpoint);
  if (held.some(isSame(answer))) return 'held';
  if (!stored().some(isSame(answer))) return 'sent';
  // Set by the storage fallback of the `stored-values` plugin.
  return 'isTemporary' in localStorage ? 'held' : 'stored';
}

/** Registers an answer that is sent as it is with `sendDraft`, unless the reader adds details and `send` replaces it first. */
export function keepDraft(answer: Answer): void {
  draft = answer;
  draftSlot.set(JSON.stringify([answer]));
}

function takeDraft(): Answer | undefined {
  const answer = draft;
  draft = undefined;
  if (answer) draftSlot.del();
  return answer;
}

/** Sends the draft, if there is one, when the reader leaves the page. */
export function sendDraft(endpoint: string): void {
  const answer = takeDraft();
  if (!answer) return;
  store([...stored(), answer]);
  // Not `sendAll`, because a page that is being closed can't wait for a lock. If the response is lost, the answer is sent again.
  void post(endpoint, answer).then((isAccepted) => isAccepted && remove(answer));
}
