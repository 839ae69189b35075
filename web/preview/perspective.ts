/** Which drafts and releases lie over what is published, the topmost first. */
export type Perspective = 'published' | 'drafts' | string[];

/** Drafts, or the name of a release. */
const LAYER = /^[\w-]{1,128}$/;
const MOST_LAYERS = 32;

/**
 * Reads what Presentation says and what the cookie keeps: names in a row with commas between. Anything else means drafts;
 * `raw` too, which would show every version of a document beside the others.
 */
export function parsePerspective(text: string | undefined): Perspective {
  if (text === 'published') return text;
  const layers = text?.split(',') ?? [];
  const isStack = layers.length <= MOST_LAYERS && layers.every((layer) => LAYER.test(layer) && layer !== 'raw');
  if (!isStack || layers.length === 0 || text === 'drafts') return 'drafts';
  return layers;
}
