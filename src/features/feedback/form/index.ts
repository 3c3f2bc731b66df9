/** Code that is loaded when the page is idle. */
export {Form} from './Form.tsx';
export {sendWaiting} from './outbox.ts';
