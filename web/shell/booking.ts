import { phoneHref, whatsappHref } from '../ui/formats/phone.ts';
import type { Settings } from './content.ts';

export type BookingLink = { href: string; label: string };

/** The form on the contact page that staff build. */
const CONTACT_FORM = '/contato#formulario';

/** As everywhere, but a conversation begins with the words of the service or exam where it has some. */
export function bookingWith(message: string | null, settings: Settings): BookingLink | null {
  const booking = bookingLink(settings);
  const number = settings.whatsapp?.number;
  if (!booking || !number || !message || !booking.href.startsWith(whatsappHref(number))) return booking;
  return { ...booking, href: whatsappHref(number, message) };
}

/** Where "Agendar consulta" leads: what the clinic chose, else WhatsApp, else the phone, else nowhere. */
export function bookingLink({ booking, whatsapp, phones }: Settings): BookingLink | null {
  const label = booking?.label || 'Agendar consulta';
  const phone = phones?.[0]?.number;
  if (booking?.mode === 'url' && booking.url) return { href: booking.url, label };
  if (booking?.mode === 'form') return { href: CONTACT_FORM, label };
  if (booking?.mode === 'phone' && phone) return { href: phoneHref(phone), label };
  if (whatsapp?.number) return { href: whatsappHref(whatsapp.number, whatsapp.defaultMessage), label };
  return phone ? { href: phoneHref(phone), label } : null;
}
