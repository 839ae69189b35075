import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

/** What one browser may see before it is published. */
export interface Grant {
  /** Milliseconds since the epoch at which it ends. */
  readonly until: number;
  /** Fingerprint of the shared link it came from; staff who came from Studio have none. */
  readonly share?: string | undefined;
}

const shape = z.object({ until: z.number(), share: z.string().optional() });

/** Name of the cookie that carries it. */
export const GRANT_COOKIE = 'clinic-preview';

/**
 * Next's own cookie of draft mode says yes or no, for ever and to everybody alike. A link that ends needs more: this is
 * signed, so that whoever holds it can neither lengthen nor copy it into another purpose of the same secret.
 */
function signature(body: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(`preview grant ${body}`).digest();
}

/** @returns text that is safe in a cookie */
export function writeGrant(grant: Grant, secret: string): string {
  const body = Buffer.from(JSON.stringify(grant)).toString('base64url');
  return `${body}.${signature(body, secret).toString('base64url')}`;
}

/** @returns undefined for what was not signed with this secret, and for what has ended */
export function readGrant(text: string | undefined, secret: string, now = Date.now()): Grant | undefined {
  const [body, mark] = text?.split('.') ?? [];
  if (!body || !mark) return undefined;
  const given = Buffer.from(mark, 'base64url');
  const wanted = signature(body, secret);
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return undefined;
  const grant = shape.parse(JSON.parse(Buffer.from(body, 'base64url').toString()));
  return grant.until > now ? grant : undefined;
}

/** Tells shared links apart without carrying their secrets about. */
export function fingerprint(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url').slice(0, 16);
}

/** Which drafts and releases lie over what is published, the topmost first. */
export type Perspective = 'published' | 'drafts' | string[];

/** Drafts, or the name of a release. */
const LAYER = /^[\w-]{1,128}$/;
const MAX_LAYERS = 32;

/**
 * Reads what Presentation says and what the cookie keeps: names in a row with commas between. Anything else means drafts;
 * `raw` too, which would show every version of a document beside the others.
 */
export function parsePerspective(text: string | undefined): Perspective {
  if (text === 'published') return text;
  const layers = text?.split(',') ?? [];
  const isStack = layers.length <= MAX_LAYERS && layers.every((layer) => LAYER.test(layer) && layer !== 'raw');
  if (!isStack || layers.length === 0 || text === 'drafts') return 'drafts';
  return layers;
}
