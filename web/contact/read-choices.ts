import 'server-only';
import { stegaClean } from 'next-sanity';
import type { APPOINTMENT_QUERY_RESULT, SETTINGS_QUERY_RESULT } from '#schemas/generated/content-types.ts';
import { APPOINTMENT_QUERY } from '#schemas/queries.ts';
import { planTerms } from '#schemas/documents/health-plan.query.ts';
import { shownName } from '#schemas/documents/professional/identification.ts';
import { listed } from '#schemas/objects/appointment-words.ts';
import { assistsOnly, hasCouncil } from '#schemas/rules/registrations.ts';
import { read } from '../content/read.ts';
import { formatShortDate } from '../ui/formats/dates.ts';
import { type OpeningHours, week, weekdayOf } from '../ui/formats/hours.ts';
import { nextVisits } from '../ui/formats/visits.ts';
import type { Choices, Offer } from './appointment.ts';

type Stored = APPOINTMENT_QUERY_RESULT;
type Person = Stored['people'][number];

/** An offer with what only the server says of it. */
interface StoredOffer extends Offer {
  readonly id: string;
  /** How a message by WhatsApp begins. Not with a word of psychology (CFP, Código de Ética, art. 9). */
  readonly opening: string;
}

export interface StoredChoices extends Choices {
  readonly offers: readonly StoredOffer[];
}

const OPENING = 'Olá, vim pelo site e gostaria de agendar um horário.';

/** Everything that can be asked for. Nobody books with who only assists (P4), nor here with who has an agenda of their own. */
export async function readChoices(settings: SETTINGS_QUERY_RESULT): Promise<StoredChoices> {
  // In a preview texts carry invisible marks of where they are edited; the form would send them.
  const { services, exams, people, plans } = stegaClean((await read(APPOINTMENT_QUERY)).data);
  const covering = (id: string) => plans.flatMap(({ covers }, index) => (covers?.includes(id) ? [index] : []));
  const termsOf = (id: string) =>
    Object.fromEntries(
      covering(id).flatMap((index) => {
        const { _id = '', notes, needsAuthorization } = plans[index] ?? {};
        const words = planTerms(notes?.find(({ of }) => of === id)?.note, needsAuthorization);
        return words ? [[_id, words]] : [];
      }),
    );
  const takes = (index: number) => (person: Person) =>
    !plans.some(({ covers }) => covers?.includes(person._id)) || covering(person._id).includes(index);
  const whenDone = (by: readonly string[] | null): Pick<Offer, 'times' | 'timesByPlan'> => {
    const doing = people.filter(({ _id }) => by?.includes(_id));
    const times = timesOf(doing);
    if (!times) return { times };
    const ofSome = plans.flatMap(({ covers }, index) => {
      const taking = doing.filter(takes(index));
      const isKnown = covers?.length && taking.length > 0 && taking.length < doing.length;
      return isKnown ? [[index, timesOf(taking) ?? []] as const] : [];
    });
    return { times, timesByPlan: Object.fromEntries(ofSome) };
  };
  const plain = { times: null, dates: '', modalities: [] };
  return {
    offers: [
      ...services.map(({ _id: id, slug, title, area, modalities, whatsappMessage, by }) => ({
        ...plain,
        ...whenDone(by),
        modalities: modalities ?? [],
        id,
        value: `servico/${slug}`,
        group: 'Consultas e serviços' as const,
        title,
        plans: covering(id),
        terms: termsOf(id),
        opening: whatsappMessage || opening(title, area?.regulation === 'psicologia'),
      })),
      ...exams.map(({ _id: id, slug, title, whatsappMessage, by }) => ({
        ...plain,
        ...whenDone(by),
        id,
        value: `exame/${slug}`,
        group: 'Exames' as const,
        title,
        plans: covering(id),
        terms: termsOf(id),
        opening: whatsappMessage || opening(title, false),
      })),
      ...people
        .filter((person) => !person.bookingUrl && !assistsOnly(person))
        .map((person) => ({
          ...whenAttends(person),
          modalities: person.modalities ?? [],
          id: person._id,
          value: `profissional/${person.slug}`,
          group: 'Profissionais' as const,
          title: shownName(person),
          plans: covering(person._id),
          terms: termsOf(person._id),
          opening: opening(shownName(person), hasCouncil(person, 'CRP') || person.area?.regulation === 'psicologia'),
        })),
    ],
    plans: plans.map(({ _id: id, name, covers }) => ({ id, name, isOpen: !covers?.length })),
    days: openDays(settings?.hours?.openingHours ?? []),
  };
}

const opening = (what: string, isSecret: boolean) =>
  isSecret ? OPENING : `Olá, vim pelo site e gostaria de agendar: ${what}.`;

function openDays(hours: readonly OpeningHours[]): readonly string[] {
  const open = hours.filter(({ intervals }) => intervals?.length).flatMap(({ days }) => days ?? []);
  return week.filter((day) => (open.length > 0 ? open.includes(day) : day !== 'sunday'));
}

/** When somebody is there who does it: known where all of them have a week. */
function timesOf(people: readonly Person[]): Offer['times'] {
  const weeks = people.map(whenAttends).map(({ times, dates }) => (dates ? null : times));
  return weeks.length > 0 && weeks.every((times) => times !== null) ? [...new Set(weeks.flat())] : null;
}

function whenAttends({ schedule, visits, today }: Person): Pick<Offer, 'times' | 'dates'> {
  const coming = (visits ?? []).filter(({ date }) => !date || date >= (today ?? ''));
  const weekly = (schedule ?? []).flatMap(({ days, intervals }) =>
    (days ?? []).flatMap((day) => turnsOf(day, intervals)),
  );
  const dated = coming.flatMap(({ date, day, intervals }) => turnsOf(date ? weekdayOf(date) : (day ?? ''), intervals));
  const times = [...new Set([...weekly, ...dated])];
  const dates = weekly.length > 0 ? [] : nextVisits(coming, [], today).map(({ date }) => formatShortDate(date, 'UTC'));
  return { times: times.length > 0 ? times : null, dates: listed(dates) };
}

/** Hours that end soon after noon are the morning's. */
function turnsOf(day: string, intervals: OpeningHours['intervals']): string[] {
  if (!intervals?.length) return [`${day}-manha`, `${day}-tarde`];
  return [
    ...(intervals.some(({ opens }) => opens < '12:00') ? [`${day}-manha`] : []),
    ...(intervals.some(({ closes }) => closes > '12:30') ? [`${day}-tarde`] : []),
  ];
}
