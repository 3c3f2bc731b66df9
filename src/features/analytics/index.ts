/** The public door: page views for Segment, where a write key is configured. */
export {reportRoute} from './reportRoute.ts';
export type {SegmentSettings} from './segment.ts';
