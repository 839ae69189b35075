import { stegaClean } from 'next-sanity';
import type { Settings } from '#schemas/content.ts';
import { type Look, lookOf } from '../ui/look.ts';

/** How the clinic's site looks; the seed's look until there are settings. */
export function siteLook(settings: Pick<Settings, 'brandColor' | 'font'> | null): Look {
  // A preview's texts carry notes of where they are edited.
  return lookOf(stegaClean(settings));
}
