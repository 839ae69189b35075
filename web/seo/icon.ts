import type { Settings } from '#schemas/content.ts';
import { siteLook } from '#web/shell/site-look.ts';
import { markLeaves } from '#web/ui/brand-mark.tsx';

type Chosen = Pick<Settings, 'brandColor' | 'font'> | null;

/** Browsers keep an icon by its address: another one for each colour. */
export function iconAddress(settings: Chosen): string {
  return `/icon.svg?v=${siteLook(settings).palette.role.primary.slice(1)}`;
}

/** The clinic's mark in its colour, beside the title in a browser's tab. */
export function iconSvg(settings: Chosen): string {
  const { primary, success } = siteLook(settings).palette.role;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-6 -6 52 52"><path d="${markLeaves}" fill="${primary}"/><circle cx="31" cy="9" r="9" fill="${success}"/></svg>`;
}
