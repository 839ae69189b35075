import 'server-only';
import { schemaIdSingleton } from '@sanity/preview-url-secret/constants';
import { createClient } from 'next-sanity';
import { textOf } from '#schemas/rules/form-value.ts';
import { lakeClientOptions } from '../ui/project.ts';
import { fingerprint } from './grant.ts';

/**
 * Reads drafts, with a token that never leaves the server (see scripts/robot-tokens.ts).
 * @returns undefined where no token is configured: then there is no preview, and the site is as it is to visitors
 */
export function previewClient() {
  const token = process.env.PREVIEW_TOKEN;
  if (!token) return undefined;
  // Patient, other than for visitors: there is nothing else to show in the meantime.
  const timeout = 20_000;
  const resultSourceMap = 'withKeyArraySelector';
  return createClient({ ...lakeClientOptions, token, perspective: 'drafts', resultSourceMap, timeout });
}

const HOUR_MS = 60 * 60 * 1000;
const WEEK_MS = 7 * 24 * HOUR_MS;
/** A link that is switched off works this much longer at most; every read of a page would ask otherwise. */
const CACHE_MS = 5_000;

interface Share {
  readonly fingerprint: string;
  /** Milliseconds since the epoch. */
  readonly until: number;
}

let known: { readonly share: Share | undefined; readonly at: number } | undefined;

/** How long a shared link works after somebody switched sharing on, in milliseconds. */
function lifetimeMs(): number {
  const hours = Number(process.env.PREVIEW_LINK_HOURS || Number.NaN);
  return hours > 0 ? hours * HOUR_MS : WEEK_MS;
}

/**
 * The one link that is shared now, as Studio's switch for sharing left it. Sanity gives it no end: this does, counted
 * from when it was switched on. Switched off and on again it is another link.
 */
export async function currentShare(now = Date.now()): Promise<Share | undefined> {
  if (known && now - known.at < CACHE_MS) return known.share;
  const found = await previewClient()?.fetch<unknown>(
    '*[_id == $id][0]{secret, _updatedAt}',
    { id: schemaIdSingleton },
    { perspective: 'raw', resultSourceMap: false, cache: 'no-store' },
  );
  const secret = textOf(found, 'secret');
  const share = secret
    ? { fingerprint: fingerprint(secret), until: Date.parse(textOf(found, '_updatedAt')) + lifetimeMs() }
    : undefined;
  known = { share, at: now };
  return share;
}
