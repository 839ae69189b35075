import { z } from 'zod';
import { MAX_LETTERS } from '#web/ui/search-words.ts';

/** Where somebody came from; `site`: from another page of it, which is no new visit. */
const ORIGINS = ['search', 'direct', 'other', 'site'] as const;
/** What visitors came for: they called, wrote by WhatsApp or mail, asked the way, began the form; `sent` is counted by the server. */
const LEADS = ['call', 'whatsapp', 'mail', 'route', 'form', 'sent'] as const;

export type Origin = (typeof ORIGINS)[number];
export type Lead = (typeof LEADS)[number];

const reportSchema = z.object({
  path: z.string().startsWith('/').max(300),
  from: z.enum(ORIGINS).optional(),
  /** What was searched for on the site, and not found. */
  missed: z.string().max(MAX_LETTERS).optional(),
  lead: z.enum(LEADS).exclude(['sent']).optional(),
});

/** A page that was looked at, or something that was done on it. Nothing about who it was. */
export type VisitReport = z.infer<typeof reportSchema>;

/** Undefined for anything that our pages do not send. */
export function parseVisit(text: string): VisitReport | undefined {
  try {
    return reportSchema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}
