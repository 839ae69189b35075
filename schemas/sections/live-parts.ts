/*
 * What small sections keep current in the browser. Home shows several of them, so they come with what every page runs at
 * rest (web/loading/at-rest.ts). Parts that are large, or stand on one page only, have a file of their own (`*-finder.tsx`).
 */
export { HoursBlock } from './hours-location/hours-block.tsx';
export { PriceList } from './pricing/price-list.tsx';
