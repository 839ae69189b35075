import type { SectionProps } from '#schemas/sections/index.ts';
import { SectionList } from '#web/sections/section-list.tsx';
import type { Settings } from '#schemas/content.ts';
import { dayOf } from '../ui/formats/dates.ts';
import { phoneHref } from '../ui/formats/identifiers.ts';
import { bookingLink, waysToAsk } from '../content/booking.ts';

type Ctas = NonNullable<SectionProps<'comingSoon'>['ctas']>;

interface ClosedViewProps {
  readonly title: string;
  readonly text: string;
  /** ISO date or moment from which there will be something to see. */
  readonly date?: string | null | undefined;
  readonly settings: Settings | null;
}

function button(style: Ctas[number]['style'], label: string, href: string): Ctas[number] {
  return { _key: label, label, style, icon: null, link: { kind: 'url', href } };
}

/** Booking, the phone where booking is not the phone already, and the way home. */
function waysOn(settings: Settings | null): Ctas {
  const booking = settings ? bookingLink(settings) : null;
  const phone = settings?.phones?.[0];
  const call = phone ? phoneHref(phone.number) : null;
  return [
    ...(booking ? [button('primary', booking.label, booking.href)] : []),
    ...(call && call !== booking?.href ? [button('secondary', 'Ligar agora', call)] : []),
    button('text', 'Voltar ao início', '/'),
  ];
}

/**
 * A page that is not open yet, or not now: the coming-soon section, filling the page (R4). Address, phones and the lines
 * that identify the clinic follow in the footer at once.
 */
export function ClosedView({ title, text, date, settings }: ClosedViewProps) {
  return (
    <SectionList
      sections={[
        {
          _type: 'comingSoon',
          _key: 'closed',
          anchorId: null,
          variant: 'pagina',
          title,
          text,
          date: date ? dayOf(date, settings?.hours?.timeZone ?? undefined) : null,
          ctas: waysOn(settings),
        },
      ]}
    />
  );
}

/** Where to go from a page that is not there, and whom to ask: it says that the reception helps. */
function waysElsewhere(settings: Settings | null): Ctas {
  const { phone, whatsapp } = waysToAsk(settings);
  return [
    button('primary', 'Voltar ao início', '/'),
    button('secondary', 'Ver profissionais', '/profissional'),
    ...(phone ? [button('secondary', phone.text, phone.href)] : []),
    ...(whatsapp ? [button('secondary', 'Perguntar pelo WhatsApp', whatsapp)] : []),
  ];
}

/** The page for an address that leads nowhere (E1): the not-found section; it must stand without any settings, too. */
export function NotFoundView({ settings }: { settings: Settings | null }) {
  const { title, text } = settings?.notFound ?? {};
  return (
    <SectionList
      sections={[
        {
          _type: 'notFoundBanner',
          _key: 'not-found',
          anchorId: null,
          title: title || 'Página não encontrada',
          text: text || 'A página pode ter mudado de lugar. Confira o link ou volte ao início.',
          ctas: waysElsewhere(settings),
          drawing: null,
        },
      ]}
    />
  );
}
