import { promisedDay } from '../../schemas/index.ts';
import { dayAt, daysBetween, expiryOf, formatDay } from './days.ts';
import type { Overview } from './overview.ts';

/** Something with a date, and where to deal with it. */
export interface Expiring {
  readonly key: string;
  readonly title: string;
  readonly detail: string;
  readonly over: boolean;
  readonly document: { readonly id: string; readonly type: string; readonly path?: string };
}

interface Sortable extends Expiring {
  readonly day: string;
}

/** What is over or ends soon, the oldest first: certificates and licences, answers to visitors, prices, plans, reviews, notices. */
export function expiring(
  {
    settings,
    prices,
    plans,
    reviews,
    notices,
    sections,
    unanswered,
    publishedHours,
  }: Pick<
    Overview,
    'settings' | 'prices' | 'plans' | 'reviews' | 'notices' | 'sections' | 'unanswered' | 'publishedHours'
  >,
  { today, horizon, timeZone }: { readonly today: string; readonly horizon: string; readonly timeZone: string },
): readonly Expiring[] {
  const until = (title: string, day: string, document: Expiring['document']): Sortable => ({
    key: `${document.id} ${title}`,
    title,
    detail: `${expiryOf(day, today)} · ${formatDay(day)}`,
    over: day < today,
    document,
    day,
  });
  const ofClinic = (title: string, day: string | null | undefined, path: string): Sortable[] =>
    day && day <= horizon ? [until(title, day, { id: 'siteSettings', type: 'siteSettings', path })] : [];
  const answerBy = (receivedAt: string) =>
    promisedDay(dayAt(timeZone, new Date(receivedAt)), settings?.answerWithinDays, publishedHours);
  const rows: Sortable[] = [
    ...unanswered.map(({ _id, _type, name, receivedAt }) =>
      until(`Responder: ${name}`, answerBy(receivedAt), { id: _id, type: _type, path: 'state' }),
    ),
    ...ofClinic('Certificado de regularidade (CRM)', settings?.certificate, 'crmCertificate.validUntil'),
    ...ofClinic('Alvará sanitário', settings?.licence, 'sanitaryLicense.validUntil'),
    ...prices.map(({ _id, _type, name, date }) =>
      until(`Valor: ${name}`, date, { id: _id, type: _type, path: 'validUntil' }),
    ),
    ...plans.map(({ _id, _type, name, date }) =>
      until(`Convênio: ${name}`, date, { id: _id, type: _type, path: 'validUntil' }),
    ),
    ...notices.map(({ _id, _type, name, date }) =>
      until(`Aviso: ${name}`, dayAt(timeZone, new Date(date)), { id: _id, type: _type, path: 'until' }),
    ),
    ...sections.flatMap(({ _id, _type, name, ending }) =>
      ending.map((section) =>
        until(`${section.title ?? 'Seção'} (${name})`, dayAt(timeZone, new Date(section.until)), {
          id: _id,
          type: _type,
          path: `sections[_key=="${section._key}"]`,
        }),
      ),
    ),
    ...reviews.map(({ _id, _type, name, date, reviewerLeft }) => ({
      key: `${_id} review`,
      title: `Revisar: ${name}`,
      detail: reviewerLeft
        ? 'quem revisou saiu da clínica'
        : `revisado há ${Math.floor(daysBetween(date, today) / 30)} meses · ${formatDay(date)}`,
      over: reviewerLeft || daysBetween(date, today) >= 365,
      document: { id: _id, type: _type, path: reviewerLeft ? 'reviewedBy' : 'reviewedAt' },
      day: date,
    })),
  ];
  return rows.toSorted((one, other) => Number(other.over) - Number(one.over) || (one.day < other.day ? -1 : 1));
}
