import type {SynonymRule} from 'docusaurus-plugin-site-search/format';
import {LogMatcher} from 'docusaurus-plugin-site-search/logMatcher';

/** Words in logs, and the words with the same meaning in the messages. Versions of a product state the same error in different words. */
const wordings: SynonymRule[] = [
  {from: ['sauce'], to: ['sauce labs']},
  {from: ['vm', 'vms', 'instance', 'host'], to: ['virtual machine']},
  {from: ['failed', 'failure', 'unable', 'error'], to: ['failed', 'failure', 'unable']},
  {from: ['locate', 'match', 'allocate'], to: ['find', 'matching']},
  {from: ['app', 'apk', 'ipa'], to: ['mobile application']},
  {from: ['application'], to: ['application', 'mobile application']},
  {from: ['fetch', 'fetching', 'retrieve', 'get'], to: ['download']},
  {from: ['boot', 'launch', 'starting'], to: ['start']},
  {from: ['ran', 'run', 'session', 'job'], to: ['test', 'job', 'session']},
  {from: ['exceeded', 'longer'], to: ['exceeded']},
  {from: ['max', 'time limit'], to: ['maximum', 'maximum duration']},
  {from: ['concurrent', 'parallel'], to: ['concurrency']},
  {from: ['unsupported'], to: ['not supported', 'supported']},
  {from: ['unverified'], to: ['not verified', 'verified']},
  {from: ['disconnected', 'dropped', 'closed'], to: ['lost']},
  {from: ['full'], to: ['filled']},
  {from: ['canceled', 'aborted'], to: ['cancelled', 'terminated']},
];

/** Returns a matcher that finds error messages in a log. `messages` contains the alternative wordings of each message. */
export const matcherOf = (messages: readonly (readonly string[])[]): LogMatcher => new LogMatcher(messages, wordings);
