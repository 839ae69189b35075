import { bookingLink } from './booking.ts';
import type { Settings } from '#schemas/content.ts';
import { phoneHref, whatsappHref } from '../ui/formats/identifiers.ts';

/** Undefined for links that are no matter of the settings. */
function hrefOf(kind: unknown, settings: Settings): string | null | undefined {
  const { whatsapp, phones, email, resultsPortal } = settings;
  const phone = phones?.[0]?.number;
  switch (kind) {
    case 'booking':
      return bookingLink(settings).href;
    case 'whatsapp':
      return whatsapp?.number ? whatsappHref(whatsapp.number, whatsapp.defaultMessage) : null;
    case 'phone':
      return phone ? phoneHref(phone) : null;
    case 'email':
      return email ? `mailto:${email}` : null;
    case 'results':
      return resultsPortal?.url ?? null;
    case 'professionals':
      return '/profissional';
    case 'topics':
      return '/topics';
    default:
      // The list of a type, by its address (schemas/objects/link.schema.ts).
      return typeof kind === 'string' && kind.startsWith('/') ? kind : undefined;
  }
}

/**
 * Gives every link inside of content that leads to the clinic (to book, to write, to call) its present address: a query
 * could not encode the first message, and would repeat the settings for every link. The one place for all of them;
 * everything without such a link stays the same object.
 */
export function withLinks<Data>(data: Data, settings: Settings | null): Data {
  if (typeof data !== 'object' || data === null || !settings) return data;
  if (Array.isArray(data)) {
    const items: unknown[] = data.map((item: unknown) => withLinks(item, settings));
    return items.every((item, index) => item === data[index]) ? data : (items as Data);
  }
  const entries = Object.entries(data);
  const href = 'href' in data && 'kind' in data ? hrefOf(data.kind, settings) : undefined;
  const changed = entries.map(([key, value]): [string, unknown] => [
    key,
    key === 'href' && href !== undefined ? href : withLinks<unknown>(value, settings),
  ]);
  return changed.every(([, value], index) => value === entries[index]?.[1])
    ? data
    : (Object.fromEntries(changed) as Data);
}
