import { publishedIdOf } from '../../schemas/rules/form-value.ts';
import type { Answers } from './answers.ts';
import { clinicHours, newDocuments, siteSettings } from './own-settings.ts';
import { inClinicsWords, withoutExamples } from './own-words.ts';
import { type Fields, isFields, same, type Stored } from './stored.ts';

/** What the lake is told, all at once. */
export interface Change {
  readonly put: readonly Stored[];
  /** New, unless they are there already: whoever goes through the questions again loses nothing. */
  readonly make: readonly Stored[];
  /** Ids, those of drafts and versions too. */
  readonly remove: readonly string[];
}

export interface Given {
  readonly answers: Answers;
  /** What was answered when the content was made last: what is the same since is not written again. */
  readonly applied?: Answers;
  /** `YYYY-MM-DD` */
  readonly today: string;
}

/** Nobody's people, exams, prices …: what stays without them is the structure. */
const FICTION = new Set([
  'professional',
  'exam',
  'healthPlan',
  'priceItem',
  'post',
  'topic',
  'testimonial',
  'portfolioItem',
  'equipment',
  'notice',
  'redirect',
]);

/** Sections that state facts of a clinic, in numbers. */
const FACTS = new Set(['figures']);

/** Sections and pages that are about exams. */
const OF_IMAGING = new Set(['exams', 'resultsPortal', 'formBanner']);
const IMAGING = 'area-imagem';

/** A link without its target, a tick without what it is about: nothing is left of them. */
const ESSENTIAL = new Set(['target', 'link']);

/**
 * The clinic's own content: the demonstration's structure without its fiction, with what was answered in its place. What nobody
 * answered stays as it is, to be found and listed afterwards (`left-over.ts`). What the clinic has written itself only loses what
 * leads to the fiction; visitors' messages are nobody's to change.
 * @param documents everything there is, drafts and versions too
 * @param demonstration as it was handed to the lake
 */
export function ownContent(documents: readonly Stored[], demonstration: readonly Stored[], given: Given): Change {
  const { answers, applied = {} } = given;
  const original = new Map(demonstration.map((document) => [document._id, document]));
  const areas = answers.areas?.split(',').filter(Boolean);
  const isUnwanted = (id: unknown) =>
    typeof id === 'string' && Boolean(areas?.length) && original.has(id) && !areas?.includes(id);
  // A topic that an article of the clinic's has, stays.
  const inUse = new Set(
    documents.flatMap(({ isDemo, topic }) => (isDemo !== true && isFields(topic) ? [String(topic._ref)] : [])),
  );
  const isGone = (document: Stored) => {
    const id = publishedIdOf(document);
    if (document._type === 'area') return isUnwanted(id);
    if (document.isDemo !== true || inUse.has(id)) return false;
    const area = isFields(document.area) ? document.area._ref : undefined;
    return FICTION.has(document._type) || isUnwanted(area) || (id === 'page-exames' && isUnwanted(IMAGING));
  };
  const goes = new Set(documents.filter(isGone).map(publishedIdOf));
  // Requests for an approval go with what they ask about.
  const asked = documents.filter(({ _type, documentId }) => _type === 'approval' && goes.has(String(documentId)));
  const gone = new Set([...goes, ...asked.map(publishedIdOf)]);
  const kept = documents.filter((document) => !gone.has(publishedIdOf(document)) && document._type !== 'message');
  const hasTopics = kept.some(({ _type }) => _type === 'topic');
  const leadsNowhere = ({ _ref, kind, anchor }: Fields) =>
    (typeof _ref === 'string' && gone.has(_ref)) ||
    (kind === 'topics' && !hasTopics) ||
    (anchor === 'valores' && answers.pricing === 'no');
  const hides = (section: unknown) =>
    isFields(section) &&
    (FACTS.has(String(section._type)) ||
      (isUnwanted(IMAGING) && OF_IMAGING.has(String(section._type))) ||
      gone.has(`area-${String(section.anchorId)}`));

  const make = newDocuments(answers, kept, areas ?? []);
  const put = kept.flatMap((document) => {
    const known = original.get(publishedIdOf(document));
    let own = withoutDeadLinks(known ? inClinicsWords(document, answers, applied) : document, leadsNowhere);
    if (known && document.isDemo === true) own = withoutSections(own, hides, given);
    if (document._type === 'specialty') own = { ...own, isDemo: false };
    if (publishedIdOf(document) === 'siteSettings')
      own = siteSettings(own, known ?? own, { answers, applied, make, kept });
    if (publishedIdOf(document) === 'clinicHours') own = clinicHours(own, known, answers, applied);
    return same(own, document) ? [] : [own];
  });
  const remove = documents.flatMap((document) => (gone.has(publishedIdOf(document)) ? [document._id] : []));
  return { put, make, remove };
}

/** A document without references and links that lead nowhere. */
function withoutDeadLinks(document: Stored, leadsNowhere: (link: Fields) => boolean): Stored {
  const inside = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(inside).filter((item) => item !== undefined);
    if (!isFields(value)) return value;
    if (leadsNowhere(value)) return undefined;
    const members = Object.entries(value).map(([name, member]) => [name, inside(member), member] as const);
    const lost = members.filter(([, left, before]) => left === undefined && before !== undefined);
    if (lost.some(([name]) => ESSENTIAL.has(name))) return undefined;
    return Object.fromEntries(members.filter(([, left]) => left !== undefined));
  };
  const members = Object.entries(document).map(([name, member]) => [name, inside(member), member] as const);
  // What was approved named who is gone: nobody approved what is left.
  const stays = members.filter(
    ([name, left, before]) => left !== undefined && (name !== 'approval' || same(left, before)),
  );
  return Object.fromEntries(stays) as Stored;
}

/** A page without sections that would be untrue, and without sentences that call themselves an example; its law is of today. */
function withoutSections(
  page: Stored,
  hides: (section: unknown) => boolean,
  { answers: { dpo }, applied, today }: Given,
): Stored {
  const sections = Array.isArray(page.sections) ? page.sections.filter((section) => !hides(section)) : undefined;
  const legal =
    isFields(page.legal) && dpo && dpo !== applied?.dpo
      ? { ...page.legal, approvedBy: dpo, effectiveAt: today }
      : page.legal;
  return withoutExamples({ ...page, ...(sections && { sections }), ...(legal !== undefined && { legal }) });
}
