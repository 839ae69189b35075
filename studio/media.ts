import type { AssetSource } from 'sanity';
import { media } from 'sanity-plugin-media';

/** More than a photograph from a telephone weighs. The lake would take 50 MB, and 100 million pixels. */
const LARGEST_UPLOAD = 20 * 1024 * 1024;

/** The browser of images and files: a tool of its own, and a source in the menu of each picture field. */
export const mediaBrowser = media({
  maximumUploadSize: LARGEST_UPLOAD,
  creditLine: { enabled: true },
  showMediaLibraryAssets: false,
});

/** Studio names its own list of uploads after the workspace, which says nothing beside the browser's name. */
export function namedSources(sources: AssetSource[]): AssetSource[] {
  return sources.map((source) => (source.name === 'sanity-default' ? { ...source, title: 'Mais recentes' } : source));
}
