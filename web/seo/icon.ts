import type { Settings } from '#schemas/content.ts';
import { siteLook } from '#web/shell/site-look.ts';
import { markLeaves } from '#web/ui/brand-mark.tsx';

type Chosen = Pick<Settings, 'brandColor' | 'font' | 'logo' | 'tradeName'> | null;

/** Browsers keep an icon by its address: another one for each that looks different. */
export function iconAddress(settings: Chosen): string {
  const letter = ownLetter(settings);
  return `/icon.svg?v=${siteLook(settings).palette.role.primary.slice(1)}${letter ? `-${letter.codePointAt(0)}` : ''}`;
}

/** In the clinic's colour, beside the title in a browser's tab: its first letter where it has a logo of its own, else the mark. */
export function iconSvg(settings: Chosen): string {
  const { role, primaryInk = '#fff' } = siteLook(settings).palette;
  const { primary, success } = role;
  const letter = ownLetter(settings);
  const drawing = letter
    ? `<rect x="-6" y="-6" width="52" height="52" rx="12" fill="${primary}"/><text x="20" y="33" font-family="sans-serif" font-size="36" font-weight="700" text-anchor="middle" fill="${primaryInk}">${letter}</text>`
    : `<path d="${markLeaves}" fill="${primary}"/><circle cx="31" cy="9" r="9" fill="${success}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-6 -6 52 52">${drawing}</svg>`;
}

/** A logo is too wide for a tab, and the mark is not the clinic's. */
function ownLetter(settings: Chosen): string | undefined {
  if (!settings?.logo?.asset) return undefined;
  return /[\p{L}\d]/u.exec(settings.tradeName)?.[0].toUpperCase();
}
