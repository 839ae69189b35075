import type { Answers } from './answers.ts';

export interface Stored {
  readonly _id: string;
  readonly _type: string;
  readonly [field: string]: unknown;
}

/** What the lake is told, all at once. */
export interface Change {
  readonly put: readonly Stored[];
  /** New, unless they are there already: whoever goes through the questions again loses nothing. */
  readonly make: readonly Stored[];
  /** Ids, those of drafts too. */
  readonly remove: readonly string[];
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

const plainId = (id: string) => id.replace(/^drafts\./, '');
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The clinic's own content: the demonstration's structure without its fiction, with what was answered in its place. What nobody
 * answered stays as it is, to be found and listed afterwards (`left-over.ts`).
 * @param documents everything there is, drafts too
 * @param demonstration as it was handed to the lake
 * @param today `YYYY-MM-DD`
 */
export function ownContent(
  documents: readonly Stored[],
  demonstration: readonly Stored[],
  answers: Answers,
  today: string,
): Change {
  const areas = answers.areas?.split(',').filter(Boolean);
  const hasArea = (id: unknown) => !areas?.length || typeof id !== 'string' || areas.includes(id);
  const isGone = (document: Stored) => {
    const area = isFields(document.area) ? document.area._ref : undefined;
    if (document._type === 'area') return !hasArea(document._id);
    if (document.isDemo !== true) return false;
    return (
      FICTION.has(document._type) || !hasArea(area) || (plainId(document._id) === 'page-exames' && !hasArea(IMAGING))
    );
  };
  const gone = new Set(documents.filter(isGone).map(({ _id }) => plainId(_id)));
  const kept = documents.filter(({ _id }) => !gone.has(plainId(_id)));
  const hasTopics = kept.some(({ _type }) => _type === 'topic');
  const leadsNowhere = ({ _ref, kind }: Fields) =>
    (typeof _ref === 'string' && gone.has(_ref)) || (kind === 'topics' && !hasTopics);
  const remove = documents.flatMap(({ _id }) => (gone.has(plainId(_id)) ? [_id] : []));
  const hides = (section: unknown) =>
    isFields(section) &&
    (FACTS.has(String(section._type)) ||
      (!hasArea(IMAGING) && OF_IMAGING.has(String(section._type))) ||
      gone.has(`area-${String(section.anchorId)}`));

  const original = new Map(demonstration.map((document) => [document._id, document]));
  const put = kept.flatMap((document) => {
    const renamed = withoutDeadLinks(withNames(document, answers), leadsNowhere) as Stored;
    const known = original.get(plainId(document._id));
    let own = known && document.isDemo === true ? withoutSections(renamed, hides, answers, today) : renamed;
    if (document._type === 'specialty') own = { ...own, isDemo: false };
    if (plainId(document._id) === 'siteSettings') own = settings(own, known ?? own, answers);
    if (plainId(document._id) === 'clinicHours') own = hours(own, answers);
    return same(own, document) ? [] : [own];
  });
  return { put, make: newDocuments(answers, areas ?? []), remove };
}

/** Names of the demonstration that stand in the midst of its sentences and titles. */
export function withNames<Value>(value: Value, { tradeName, city }: Answers): Value {
  const text = (words: string) => {
    const named = tradeName ? words.replaceAll('Clínica Exemplo Norte', tradeName) : words;
    return city ? named.replaceAll('Cidade Exemplo', city) : named;
  };
  const inside = (part: unknown): unknown => {
    if (typeof part === 'string') return text(part);
    if (Array.isArray(part)) return part.map(inside);
    return isFields(part)
      ? Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, inside(inner)]))
      : part;
  };
  return inside(value) as Value;
}

/** The same without references and links that lead nowhere. Undefined where nothing is left that would make sense. */
function withoutDeadLinks(value: unknown, leadsNowhere: (link: Fields) => boolean): unknown {
  if (Array.isArray(value)) {
    return value.map((item) => withoutDeadLinks(item, leadsNowhere)).filter((item) => item !== undefined);
  }
  if (!isFields(value)) return value;
  if (leadsNowhere(value)) return undefined;
  const members = Object.entries(value).map(
    ([name, member]) => [name, withoutDeadLinks(member, leadsNowhere), member] as const,
  );
  const lost = members.filter(([, left, before]) => left === undefined && before !== undefined);
  if (lost.some(([name]) => ESSENTIAL.has(name))) return undefined;
  return Object.fromEntries(members.filter(([, left]) => left !== undefined));
}

/** A page without sections that would be untrue, without sentences that call themselves an example, approved by whoever answers for data. */
function withoutSections(page: Stored, hides: (section: unknown) => boolean, { dpo }: Answers, today: string): Stored {
  const sections = Array.isArray(page.sections) ? page.sections.filter((section) => !hides(section)) : undefined;
  const legal = isFields(page.legal) && dpo ? { ...page.legal, approvedBy: dpo, effectiveAt: today } : page.legal;
  const own = { ...page, ...(sections && { sections }), ...(legal !== undefined && { legal }) };
  return withoutExamples(own) as Stored;
}

function withoutExamples(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutExamples);
  if (!isFields(value)) return value;
  const isExample = (member: unknown) => typeof member === 'string' && member.startsWith('Texto de demonstração');
  const members = Object.entries(value).filter(([, member]) => !isExample(member));
  return Object.fromEntries(members.map(([name, member]) => [name, withoutExamples(member)]));
}

/** What is true of one clinic only: gone with the demonstration, unless somebody has already written something else. */
const OF_ONE_CLINIC = [
  'geo',
  'parking',
  'publicTransport',
  'accessibilityFeatures',
  'resultsPortal',
  'emergencyRoom',
  'ouvidoriaEmail',
  'cnes',
  'crpRegistration',
  'sanitaryLicense',
];

function settings(current: Stored, demonstration: Stored, answers: Answers): Stored {
  const rest = Object.fromEntries(
    Object.entries(current).filter(
      ([name, value]) => !OF_ONE_CLINIC.includes(name) || !same(value, demonstration[name]),
    ),
  ) as unknown as Stored;
  const { tradeName, tagline, legalName, cnpj, crm, cnes, licence, phone, whatsapp, email, dpo, dpoEmail } = answers;
  const { street, number, district, city, cep, referencePoint, director, pricing, logo } = answers;
  const place = city && `${city}/${String(isFields(rest.address) ? rest.address.uf : 'MT')}`;
  return {
    ...rest,
    ...(tradeName && { tradeName }),
    ...(tradeName && { tagline: tagline || undefined }),
    ...(legalName && { legalName }),
    ...(cnpj && { cnpj }),
    ...(crm && { crmRegistration: { number: crm, uf: 'MT' } }),
    ...(cnes && { cnes }),
    ...(licence && { sanitaryLicense: { number: licence } }),
    ...(phone && { phones: [{ _key: 'recepcao', _type: 'phone', label: 'Recepção', number: phone }] }),
    ...(whatsapp && { whatsapp: { ...(isFields(rest.whatsapp) ? rest.whatsapp : {}), number: whatsapp } }),
    ...(email && { email }),
    ...(street &&
      city && {
        address: { street, number, district, city, uf: 'MT', cep, ...(referencePoint && { referencePoint }) },
      }),
    ...(director && { technicalDirector: { _type: 'reference', _ref: personId(director) } }),
    ...(dpo && dpoEmail && { dpo: { kind: 'pessoa', name: dpo, email: dpoEmail } }),
    ...(pricing && { features: { ...(isFields(rest.features) ? rest.features : {}), pricing: pricing === 'yes' } }),
    ...(logo && { logo: { _type: 'picture', asset: { _type: 'reference', _ref: logo } } }),
    ...(tradeName &&
      place && {
        seo: {
          ...(isFields(rest.seo) ? rest.seo : {}),
          titleTemplate: `%s | ${tradeName}`,
          defaultTitle: `${tradeName} em ${place}`,
          description: `${tagline || tradeName} em ${place}. Veja horários, equipe e como agendar.`,
        },
      }),
  };
}

const WEEK = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'];

function hours(current: Stored, answers: Answers): Stored {
  const period = (opens?: string, closes?: string) =>
    opens && closes ? [{ _key: opens.replace(':', ''), _type: 'interval', opens, closes }] : [];
  const week = [...period(answers.weekOpens, answers.weekCloses), ...period(answers.lateOpens, answers.lateCloses)];
  const saturday = period(answers.saturdayOpens, answers.saturdayCloses);
  const days = [
    ...(week.length > 0 ? [{ _key: 'semana', _type: 'weeklyHours', days: WEEK, intervals: week }] : []),
    ...(saturday.length > 0 ? [{ _key: 'sabado', _type: 'weeklyHours', days: ['saturday'], intervals: saturday }] : []),
  ];
  if (days.length === 0) return current;
  // The demonstration's holidays are days on which it closes: the clinic says its own.
  return { ...current, openingHours: days, ...(current.isDemo === true && { specialDates: [] }), isDemo: false };
}

function newDocuments(answers: Answers, areas: readonly string[]): readonly Stored[] {
  const { director, directorGender, directorCrm, plans } = answers;
  const person =
    director && directorGender && directorCrm
      ? [
          {
            _id: personId(director),
            _type: 'professional',
            fullName: director,
            slug: { _type: 'slug', current: slugOf(director) },
            honorific: directorGender === 'feminine' ? 'Dra.' : 'Dr.',
            genderLabel: directorGender,
            area: { _type: 'reference', _ref: areas[0] ?? 'area-clinica-geral' },
            registrations: [
              {
                _key: 'crm',
                _type: 'councilRegistration',
                council: 'CRM',
                number: directorCrm,
                uf: 'MT',
                isPrimary: true,
              },
            ],
            status: 'ativo',
            order: 10,
          },
        ]
      : [];
  const names = [
    ...new Set(
      plans
        ?.split('\n')
        .map((line) => line.trim())
        .filter(Boolean),
    ),
  ];
  const contracts = names.map((name, at) => ({
    _id: `plan-${slugOf(name)}`,
    _type: 'healthPlan',
    name,
    kind: 'operadora',
    needsAuthorization: false,
    active: true,
    order: (at + 1) * 10,
  }));
  return [...person, ...contracts];
}

const personId = (name: string) => `professional-${slugOf(name)}`;

/** “Dra. Lúcia Prado” → `dra-lucia-prado`. */
export function slugOf(name: string): string {
  const plain = name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 60);
}
