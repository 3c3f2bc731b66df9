/** Public API of page feedback. */
export {Feedback} from './Feedback.tsx';
