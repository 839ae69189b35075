/*
 * What small sections keep current in the browser, in one file: home shows several of them, and each file is a request. Parts
 * that are large, or stand on one page only, have a file of their own (`*-finder.tsx`).
 */
export { HoursBlock } from './hours-location/hours-block.tsx';
export { Notice } from './notice-bar/notice.tsx';
export { PriceList } from './pricing/price-list.tsx';
