/** The public door: whether a page helped, and if not, why. */
export {Feedback} from './Feedback.tsx';
