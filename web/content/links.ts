import { bookingLink } from '../shell/booking.ts';
import type { Settings } from '../shell/content.ts';
import { whatsappHref } from '../ui/formats/phone.ts';

function hrefOf(kind: unknown, settings: Settings): string | null | undefined {
  if (kind === 'booking') return bookingLink(settings)?.href ?? null;
  const { whatsapp } = settings;
  if (kind === 'whatsapp') return whatsapp?.number ? whatsappHref(whatsapp.number, whatsapp.defaultMessage) : null;
  return undefined;
}

/**
 * Gives every link inside of content that leads to a conversation its present address: the first message, which a query
 * cannot encode, and the clinic's way of booking. The one place for both; everything without such a link stays the same
 * object.
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
