import 'server-only';
import { schemaIdSingleton } from '@sanity/preview-url-secret/constants';
import { textOf } from '#schemas/rules/form-value.ts';
import { fingerprint } from './grant.ts';
import { previewClient } from './preview-client.ts';

const HOUR = 60 * 60 * 1000;
const WEEK = 7 * 24 * HOUR;
/** A link that is switched off works this much longer at most, in milliseconds; every read of a page would ask otherwise. */
const MEMORY = 5_000;

interface Share {
  readonly fingerprint: string;
  /** Milliseconds since the epoch. */
  readonly until: number;
}

let known: { readonly share: Share | undefined; readonly at: number } | undefined;

/** How long a shared link works after somebody switched sharing on, in milliseconds. */
function lifetime(): number {
  const hours = Number(process.env.PREVIEW_LINK_HOURS || Number.NaN);
  return hours > 0 ? hours * HOUR : WEEK;
}

/**
 * The one link that is shared now, as Studio's switch for sharing left it. Sanity gives it no end: this does, counted
 * from when it was switched on. Switched off and on again it is another link.
 */
export async function currentShare(now = Date.now()): Promise<Share | undefined> {
  if (known && now - known.at < MEMORY) return known.share;
  const found = await previewClient()?.fetch<unknown>(
    '*[_id == $id][0]{secret, _updatedAt}',
    { id: schemaIdSingleton },
    { perspective: 'raw', resultSourceMap: false, cache: 'no-store' },
  );
  const secret = textOf(found, 'secret');
  const share = secret
    ? { fingerprint: fingerprint(secret), until: Date.parse(textOf(found, '_updatedAt')) + lifetime() }
    : undefined;
  known = { share, at: now };
  return share;
}
