import { z } from 'zod';
import { MAX_LETTERS } from '#web/ui/search-words.ts';

/** Where somebody came from; `site`: from another page of it, which is no new visit. */
export type Origin = 'search' | 'direct' | 'other' | 'site';
/** What visitors came for: they called, wrote by WhatsApp or mail, asked the way, began the form; `sent` is counted by the server. */
export type Lead = 'call' | 'whatsapp' | 'mail' | 'route' | 'form' | 'sent';

const SEARCH = /^(www\.|search\.|[a-z]{2}\.)?(google|bing|duckduckgo|yahoo|ecosia|qwant|startpage|brave)\./;
const LINKS: readonly (readonly [Lead, RegExp])[] = [
  ['call', /^tel:/],
  ['mail', /^mailto:/],
  ['whatsapp', /^https:\/\/(wa\.me|api\.whatsapp\.com)\//],
  ['route', /^(geo:|https:\/\/([^/]*\.)?(waze\.com|google\.[^/]+\/maps|openstreetmap\.org)\b)/],
];

const reportSchema = z.object({
  path: z.string().startsWith('/').max(300),
  /** The address that the browser says somebody came from; empty when it says none. */
  referrer: z.url().or(z.literal('')).optional(),
  /** The address of a link out of the site that somebody followed, without its question. */
  link: z.url().optional(),
  lead: z.literal('form').optional(),
  /** What was searched for on the site, and not found. */
  missed: z.string().max(MAX_LETTERS).optional(),
});

/** A page that was looked at, or something that was done on it. Nothing about who it was. */
export interface VisitReport {
  readonly path: string;
  readonly from?: Origin;
  readonly lead?: Lead;
  readonly missed?: string;
}

/**
 * @param origin the site's own
 * @returns undefined for anything that our pages do not send
 */
export function parseVisit(text: string, origin: string | null): VisitReport | undefined {
  try {
    const { referrer, link = '', lead, ...report } = reportSchema.parse(JSON.parse(text));
    return {
      ...report,
      from: referrer === undefined ? undefined : originOf(referrer, origin),
      lead: lead ?? LINKS.find(([, pattern]) => pattern.test(link))?.[0],
    };
  } catch {
    return undefined;
  }
}

function originOf(referrer: string, own: string | null): Origin {
  if (referrer === '') return 'direct';
  const { origin, host } = new URL(referrer);
  if (origin === own) return 'site';
  return SEARCH.test(host) ? 'search' : 'other';
}
