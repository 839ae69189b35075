import { stegaClean } from 'next-sanity';
import { phoneHref, whatsappHref } from '../ui/formats/identifiers.ts';
import type { ExamDetails, ProfessionalDetails, ServiceDetails, Settings } from '#schemas/content.ts';
import { shownName } from '#schemas/documents/professional/identification.ts';
import { hasCouncil } from '#schemas/rules/registrations.ts';

export type BookingLink = { href: string; label: string };

/** The form on the contact page that staff build. */
const CONTACT_FORM = '/contato#formulario';

/** As everywhere, but a conversation begins with the words of the service or exam where it has some. */
function bookingWith(message: string | null, settings: Settings): BookingLink | null {
  const booking = bookingLink(settings);
  const number = settings.whatsapp?.number;
  if (!booking || !number || !message || !booking.href.startsWith(whatsappHref(number))) return booking;
  // In the preview texts carry invisible marks of where they are edited.
  return { ...booking, href: whatsappHref(number, stegaClean(message)) };
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

/**
 * To book with somebody, by the name. Not with who attends psychology: whoever reads along in a conversation must not learn
 * that it is about therapy (CFP, Código de Ética, art. 9).
 */
export function professionalBooking(professional: ProfessionalDetails, settings: Settings): BookingLink | null {
  const isSecret = hasCouncil(professional, 'CRP') || professional.area?.regulation === 'psicologia';
  const message = isSecret ? null : `Olá, vim pelo site e gostaria de agendar com ${shownName(professional)}.`;
  return bookingWith(message, settings);
}

/** To book a service, by its name; not of psychology, as above. Words of the service's own come first. */
export function serviceBooking(
  { title, area, whatsappMessage }: ServiceDetails,
  settings: Settings,
): BookingLink | null {
  const isSecret = area?.regulation === 'psicologia';
  const words = isSecret ? null : `Olá, vim pelo site e gostaria de agendar: ${title}.`;
  return bookingWith(whatsappMessage || words, settings);
}

/** How somebody begins who has a question. */
export function questionText(about?: string): string {
  return stegaClean(`Olá, vim pelo site e tenho uma dúvida${about ? ` sobre ${about}` : ''}.`);
}

/** WhatsApp with these words, else the phone, else nowhere: for what is asked, however visits are booked. */
function conversation(message: string, { whatsapp, phones }: Settings): string | null {
  if (whatsapp?.number) return whatsappHref(whatsapp.number, stegaClean(message));
  return phones?.[0] ? phoneHref(phones[0].number) : null;
}

/** To book an exam, by its name; to ask about it where nobody books it. Words of the exam's own come first. */
export function examBooking(exam: ExamDetails, settings: Settings): BookingLink | null {
  const words = (what: string) => exam.whatsappMessage || `Olá, vim pelo site e ${what} o exame: ${exam.title}.`;
  if (exam.requiresAppointment === false) {
    const href = conversation(words('tenho uma dúvida sobre'), settings);
    return href ? { href, label: 'Perguntar sobre este exame' } : null;
  }
  const booking = bookingWith(words('gostaria de agendar'), settings);
  return booking && { ...booking, label: 'Agendar este exame' };
}
