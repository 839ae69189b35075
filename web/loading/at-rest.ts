/*
 * What nearly every page runs once it is at rest, in one file: three small ones would be three requests, each longer on
 * its way than in coming. Code that only some pages need has a file of its own (`deferred` with another import).
 */
// A file apart would bring SWR along once more: 9 kB.
export { HoursBlock, PriceList } from '#schemas/sections/live-parts.ts';
export { LiveRefresh } from '../live/live-refresh.tsx';
export { NoticeList } from '../shell/notice-list.tsx';
export { OpenStatus } from '../shell/open-status.tsx';
export { prepareClock } from '../ui/formats/open-now.ts';
export { ShellIslands } from '../shell/shell-islands.tsx';
