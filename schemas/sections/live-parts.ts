/*
 * What reads content in the browser on nearly every page, in one file: a second one would bring SWR along once more, 9 kB.
 * Parts that are large, or stand on one page only, have a file of their own (`*-finder.tsx`).
 */
export { FetchStatus } from '#web/live/fetch-status.tsx';
export { LiveRefresh } from '#web/live/live-refresh.tsx';
export { NoticeList } from '../documents/notice/notice-list.tsx';
export { HoursBlock } from './hours-location/hours-block.tsx';
export { PriceList } from './pricing/price-list.tsx';
