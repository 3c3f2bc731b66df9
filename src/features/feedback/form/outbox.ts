import {createStorageSlot} from '@docusaurus/theme-common';
import {problemOf, type Answer} from './answer.ts';

/** State of feedback: received by the endpoint, stored in the browser until it can be sent, or kept only until the page is closed. */
export type Outcome = 'sent' | 'stored' | 'held';

/** Request timeout in milliseconds. */
const PATIENCE = 10_000;

const slot = createStorageSlot('feedback');
/** Feedback that couldn't be stored, for example because it exceeds the quota. */
let held: Answer[] = [];

function stored(): Answer[] {
  try {
    const values = JSON.parse(slot.get() ?? '[]') as unknown;
    return Array.isArray(values) ? (values as Answer[]).filter((value) => !problemOf(value)) : [];
  } catch {
    return [];
  }
}

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

/** Sends pending feedback now and whenever the browser is back online. */
export async function sendWaiting(endpoint: string): Promise<void> {
  if (listens) return;
  listens = true;
  window.addEventListener('online', () => void sendAll(endpoint));
  await sendAll(endpoint);
}

/**
 * Sends feedback. It's stored in the browser until the endpoint has accepted it.
 * @throws an error if the feedback is invalid.
 */
export async function send(endpoint: string, answer: Answer): Promise<Outcome> {
  const problem = problemOf(answer);
  if (problem) throw new Error(problem);
  store([...stored(), answer]);
  if (!stored().some(isSame(answer))) held.push(answer);
  await sendAll(endpoint);
  if (held.some(isSame(answer))) return 'held';
  if (!stored().some(isSame(answer))) return 'sent';
  // Set by the storage fallback of the `stored-values` plugin.
  return 'isTemporary' in localStorage ? 'held' : 'stored';
}
