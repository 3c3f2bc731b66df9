import {createStorageSlot} from '@docusaurus/theme-common';
import {problemOf, type Answer} from './answer.ts';

/** State of an answer: received by the endpoint, stored in the browser until it can be sent, or kept only until the page is closed. */
export type Outcome = 'sent' | 'stored' | 'held';

/** Milliseconds after which an endpoint counts as not reached. */
const PATIENCE = 10_000;

const slot = createStorageSlot('feedback');
/** Answers that couldn't be stored, for example because they exceed the quota. */
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
const isSame = (a: Answer) => (b: Answer): boolean => a.at === b.at && a.page === b.page;

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

/** Sends what waits, one tab at a time; what does not arrive goes on waiting. */
async function sendAll(endpoint: string): Promise<void> {
  const all = async () => {
    for (const answer of [...stored(), ...held]) if (await post(endpoint, answer)) remove(answer);
  };
  // Browsers have locks where the address is secure.
  await (navigator.locks ? navigator.locks.request('feedback', all) : all());
}

let listens = false;

/** Sends what waits from earlier, now and whenever the network comes back. */
export async function sendWaiting(endpoint: string): Promise<void> {
  if (listens) return;
  listens = true;
  window.addEventListener('online', () => void sendAll(endpoint));
  await sendAll(endpoint);
}

/**
 * Sends an answer. It waits in the browser until the endpoint has taken it.
 * @throws an error that names what is wrong with the answer, and what is accepted.
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
