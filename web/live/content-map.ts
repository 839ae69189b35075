/**
 * What browsers read, by its name in the address (`/api/content/exams`). The content model fills it in (schemas/live-content.ts), which
 * stands above this folder.
 */
export interface ContentMap {}
export type ContentName = keyof ContentMap;
