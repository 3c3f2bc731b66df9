/** Public API of analytics: page views for Segment if a write key is configured. */
export {reportRoute} from './reportRoute.ts';
export type {SegmentSettings} from './segment.ts';
