import { identificationLines, shownName } from '#schemas/documents/professional/identification.ts';
import type { SEARCH_QUERY_RESULT } from '#schemas/generated/content-types.ts';
import { listed } from '#schemas/objects/appointment-words.ts';
import { AGE_GROUPS, LANGUAGES, MODALITIES, titleOf } from '#schemas/objects/choices.ts';
import { amountOf } from '#schemas/sections/pricing/price-words.ts';
import { examWarnings, preparationText } from '#schemas/sections/exams/preparation-lines.ts';
import { answerId } from '#web/ui/answer-id.ts';
import { week, weekdayNames } from '#web/ui/formats/hours.ts';
import type { Kind } from './search-result.ts';
import { pageEntries, type PagePart, partsOf } from './page-entries.ts';

/** Something that can be found: what it is, where it is, and the words it is found by. */
export interface Entry {
  readonly kind: Kind;
  readonly href: string;
  readonly title: string;
  readonly lines?: readonly string[];
  /** What it is, in the words of its title; not shown. */
  readonly called?: string;
  /** Strong words besides; not shown. */
  readonly words: string;
  /** Weak words, such as the health plans that pay for it; not shown. */
  readonly aside?: string;
  /** What is shown of it. */
  readonly text: string;
}

type Content = SEARCH_QUERY_RESULT;

/**
 * Everything that visitors can find.
 * @param pathOf the address of a document by its id; undefined while it has none, or a guard keeps it back
 */
export function entriesOf(content: Content, pathOf: (id: string) => string | undefined): readonly Entry[] {
  const parts = partsOf(content, pathOf);
  const { people, services, exams, topics, posts } = content;
  const placed = <Item extends { readonly _id: string }>(items: readonly Item[], make: (item: Item) => Made) =>
    items.flatMap((item): readonly Entry[] => {
      const href = pathOf(item._id);
      return href === undefined ? [] : [{ href, ...make(item) }];
    });
  const entries: readonly Entry[] = [
    ...placed(people, personEntry),
    ...placed(services, (service) => ({
      kind: 'service',
      title: service.title,
      words: together(service.summary, service.area?.title, modalityWords(service), ageWords(service)),
      aside: planNames(service),
      text: together(service.summary, service.text),
    })),
    ...placed(exams, examEntry),
    ...placed(topics, ({ title, description }) => ({ kind: 'reading', title, words: '', text: description })),
    ...placed(posts, ({ title, topic, excerpt, text }) => ({
      kind: 'reading',
      title,
      words: topic,
      text: together(excerpt, text),
    })),
    ...plansAndPrices(content, parts),
    ...questionEntries(content, parts, pathOf),
    ...pageEntries(content, parts),
  ];
  // A program may have left out what editors must fill in.
  return entries
    .filter(({ title }) => together(title) !== '')
    .map((entry) => ({ ...entry, text: together(entry.text) }));
}

type Made = Omit<Entry, 'href'>;

function personEntry(person: Content['people'][number]): Made {
  const { displayName, fullName, area, focusAreas, approaches, languages, rqes, psyTitles, days, text } = person;
  const titles = [...(rqes ?? []).map(({ title }) => title), ...(psyTitles ?? [])];
  const lines = identificationLines(person);
  const attends = week.filter((day) => days?.includes(day)).map((day) => weekdayNames[day]);
  const spoken = (languages ?? []).map((one) => titleOf(LANGUAGES, one));
  const words = [area?.title, ...(focusAreas ?? []), ...(approaches ?? []), ...attends.map((day) => `${day}-feira`)];
  return {
    kind: 'person',
    title: shownName(person),
    lines,
    called: together(fullName, displayName, ...lines, ...titles),
    words: together(...words, ...spoken, modalityWords(person), ageWords(person)),
    aside: planNames(person),
    text: together(
      text,
      attends.length > 0 ? `Atende ${listed(attends)}.` : '',
      spoken.length > 0 ? `Atende em: ${['Português', ...spoken].join(', ')}.` : '',
    ),
  };
}

function examEntry(exam: Content['exams'][number]): Made {
  const { title, synonyms, bodyRegion, modality, summary, text, preparation } = exam;
  // As the page says it, so that nobody finds a preparation that is not there.
  const asked = preparation ? preparationText(preparation, exam) : examWarnings(exam);
  return {
    kind: 'exam',
    title,
    words: together(...(synonyms ?? []), bodyRegion, modality?.title),
    aside: planNames(exam),
    text: together(summary, text, ...asked),
  };
}

/** Plans and prices: where a page lists them. */
function plansAndPrices({ plans, prices }: Content, parts: readonly PagePart[]): readonly Entry[] {
  const whereOf = (type: string) => parts.find((part) => part.type === type)?.href;
  const [plansAt, pricesAt] = [whereOf('healthPlans'), whereOf('pricing')];
  return [
    ...plans.flatMap(({ name }): readonly Entry[] =>
      plansAt
        ? [{ kind: 'plan', href: plansAt, title: name, words: 'convênio', text: 'Veja o que ele cobre aqui.' }]
        : [],
    ),
    ...prices.flatMap((price): readonly Entry[] => {
      const text = [amountOf(price), price.note].filter(Boolean).join('. ');
      return pricesAt ? [{ kind: 'price', href: pricesAt, title: price.label, words: 'preço pagamento', text }] : [];
    }),
  ];
}

/** Questions, each where it is answered first: on a page, else with a service or an exam. */
function questionEntries(
  { faq, services, exams }: Content,
  parts: readonly PagePart[],
  pathOf: (id: string) => string | undefined,
): readonly Entry[] {
  return faq.flatMap(({ _id, question, area, answer }): readonly Entry[] => {
    const part = parts.find(({ asks }) => asks?.(_id, area));
    const asked = [...services, ...exams].filter((item) => item.faq?.includes(_id));
    const [page] = [part?.href, ...asked.map((item) => pathOf(item._id))].flatMap((path) => path?.split('#', 1) ?? []);
    // Where a link leads to an answer, the browser opens its question.
    const href = `${page}#${answerId(_id, part?.key)}`;
    return page ? [{ kind: 'question', href, title: question, words: '', text: answer }] : [];
  });
}

function together(...texts: readonly (string | null | undefined)[]): string {
  return texts.filter(Boolean).join(' ');
}

function planNames({ healthPlans }: { readonly healthPlans: readonly { readonly name: string }[] }): string {
  return healthPlans.map(({ name }) => name).join(' ');
}

function ageWords({ ageGroups }: { readonly ageGroups: readonly string[] | null }): string {
  return (ageGroups ?? []).map((group) => titleOf(AGE_GROUPS, group)).join(' ');
}

function modalityWords({ modalities }: { readonly modalities: readonly string[] | null }): string {
  return (modalities ?? []).map((modality) => titleOf(MODALITIES, modality)).join(' ');
}
