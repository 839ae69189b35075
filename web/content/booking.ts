import { stegaClean } from 'next-sanity';
import { formatPhone, phoneHref, whatsappHref } from '../ui/formats/identifiers.ts';
import type { ExamDetails, ProfessionalDetails, ServiceDetails, Settings } from '#schemas/content.ts';
import { assistsOnly } from '#schemas/rules/registrations.ts';
import { REQUEST } from './route-of.ts';

export type BookingLink = { href: string; label: string };

/** Whether the site's own form asks for appointments (U6), in whichever way the clinic wants to get them. */
export function takesRequests({ booking, phones }: Settings): boolean {
  if (booking?.mode === 'url') return !booking.url;
  return booking?.mode !== 'phone' || !phones?.[0];
}

/**
 * Where "Agendar consulta" leads: the form, unless the clinic chose the phone or another site.
 * @param about what the form is for, as in `/agendar/exame/raio-x`
 */
export function bookingLink(settings: Settings, about = ''): BookingLink {
  const { booking, phones } = settings;
  const label = booking?.label || 'Agendar consulta';
  if (takesRequests(settings)) return { href: REQUEST + about, label };
  return { href: booking?.mode === 'url' ? (booking.url ?? REQUEST) : phoneHref(phones?.[0]?.number ?? ''), label };
}

type Bookable = Pick<ProfessionalDetails, 'slug' | 'bookingUrl' | 'registrations'> &
  Partial<Pick<ProfessionalDetails, 'area'>>;

/** To book with somebody. Who has an agenda of their own keeps it; nobody books with who only assists (P4). */
export function professionalBooking(professional: Bookable, settings: Settings): BookingLink | null {
  if (assistsOnly(professional)) return null;
  const clinic = ofArea(professional.area, bookingLink(settings, `/profissional/${professional.slug}`));
  return professional.bookingUrl ? { ...clinic, href: professional.bookingUrl } : clinic;
}

export function serviceBooking({ slug, area }: ServiceDetails, settings: Settings): BookingLink {
  return ofArea(area, bookingLink(settings, `/servico/${slug}`));
}

/** What is an exam is not called a consultation. */
function ofArea(area: ServiceDetails['area'] | undefined, link: BookingLink): BookingLink {
  return area?.regulation === 'exames' ? { ...link, label: 'Agendar exame' } : link;
}

/** How somebody begins who has a question. */
export function questionText(about?: string): string {
  return stegaClean(`Olá, vim pelo site e tenho uma dúvida${about ? ` sobre ${about}` : ''}.`);
}

/** Where to ask about it by WhatsApp, with the first words written; nowhere without it. */
export function whatsappQuestion(about: string | undefined, settings: Settings | null): string | null {
  const number = settings?.whatsapp?.number;
  return number ? whatsappHref(number, questionText(about)) : null;
}

export interface WaysToAsk {
  /** With its number to read: who cannot call from there dials it elsewhere. */
  readonly phone: { readonly text: string; readonly href: string } | null;
  readonly whatsapp: string | null;
}

/** How to ask a person, where the clinic has it. */
export function waysToAsk(settings: Settings | null): WaysToAsk {
  const number = settings?.phones?.[0]?.number;
  return {
    phone: number ? { text: `Ligar: ${formatPhone(number)}`, href: phoneHref(number) } : null,
    whatsapp: whatsappQuestion(undefined, settings),
  };
}

/** WhatsApp with these words, else the phone, else nowhere: for what is asked, however visits are booked. */
function conversation(message: string, { whatsapp, phones }: Settings): string | null {
  if (whatsapp?.number) return whatsappHref(whatsapp.number, stegaClean(message));
  return phones?.[0] ? phoneHref(phones[0].number) : null;
}

/** To book an exam; to ask about it where nobody books it, with words of the exam's own where it has some. */
export function examBooking(exam: ExamDetails, settings: Settings): BookingLink | null {
  if (exam.requiresAppointment === false) {
    const href = conversation(exam.whatsappMessage || questionText(`o exame: ${exam.title}`), settings);
    return href ? { href, label: 'Perguntar sobre este exame' } : null;
  }
  return { ...bookingLink(settings, `/exame/${exam.slug}`), label: 'Agendar este exame' };
}
