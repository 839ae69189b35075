import { addressLines } from '#schemas/documents/site-settings/address.ts';
import type { SEARCH_QUERY_RESULT } from '#schemas/generated/content-types.ts';
import { sectionTitles } from '#schemas/generated/section-titles.ts';
import { ACCESSIBILITY_FEATURES, titleOf } from '#schemas/objects/choices.ts';
import { formatPhone } from '#web/ui/formats/identifiers.ts';
import type { Entry } from './entries.ts';

type Content = SEARCH_QUERY_RESULT;
type Page = Content['pages'][number];
type Fields = Readonly<Record<string, unknown>>;

/** A section as it is found. */
export interface PagePart {
  readonly key: string;
  readonly type: string;
  /** The page, and the place in it where the section has one. */
  readonly href: string;
  readonly page: Page;
  readonly hasPlace: boolean;
  readonly title: string;
  readonly text: string;
  /** What it shows of the settings. */
  readonly facts: string;
  /** Of questions: whether it shows this one. */
  readonly asks?: (id: string, area: string | null) => boolean;
}

/** Where texts of sections stand, and what holds them; links, pictures and choices have texts that nobody reads. */
const TEXTS = new Set(['title', 'lead', 'text', 'note', 'label', 'value', 'steps', 'points']);
const HOLDERS = new Set(['header', 'items', 'body', 'children', 'points']);

/** All sections that visitors see, of the home page last: what stands elsewhere, too, has more around it there. */
export function partsOf(content: Content, pathOf: (id: string) => string | undefined): readonly PagePart[] {
  const { settings, prices, plans } = content;
  const hidden = new Set<string | null>(settings?.hidden);
  if (prices.length === 0) hidden.add('pricing');
  if (plans.length === 0) hidden.add('healthPlans');
  return ownPages(content).flatMap((page) => {
    const path = pathOf(page._id);
    const sections: readonly unknown[] = page.sections ?? [];
    if (path === undefined) return [];
    return sections.filter(isFields).flatMap((section): readonly PagePart[] => {
      const type = String(section._type);
      if (!Object.hasOwn(sectionTitles, type) || hidden.has(type)) return [];
      const header = isFields(section.header) ? section.header : section;
      const anchor = typeof section.anchorId === 'string' ? section.anchorId : '';
      const facts = factsOf(type, settings).join(' ');
      const texts = textsIn(section).filter((text) => text !== header.title);
      return [
        {
          key: String(section._key),
          type,
          page,
          href: anchor ? `${path}#${anchor}` : path,
          hasPlace: anchor !== '',
          title: typeof header.title === 'string' ? header.title : '',
          text: [...texts.map(asSentence), facts].join(' '),
          facts,
          ...(type === 'faq' && { asks: asksOf(section) }),
        },
      ];
    });
  });
}

/** Pages, and those of their sections that a link can lead to. What several pages show is found once. */
export function pageEntries(content: Content, parts: readonly PagePart[]): readonly Entry[] {
  const seen = new Set<string>();
  const places = parts.flatMap(({ hasPlace, type, href, page, title, text, facts }): readonly Entry[] => {
    const words = `${type} ${title}`;
    if (!hasPlace || !title || seen.has(words)) return [];
    seen.add(words);
    return [{ kind: 'page', href, title, called: facts, words: page.title, text }];
  });
  const pages = ownPages(content).flatMap((page): readonly Entry[] => {
    const own = parts.filter((part) => part.page === page);
    const [first] = own;
    if (!first) return [];
    const rest = own.filter(({ hasPlace }) => !hasPlace).map(({ title, text }) => `${asSentence(title)} ${text}`);
    const text = [page.description, ...rest].filter(Boolean).join(' ');
    return [{ kind: 'page', href: first.href.split('#')[0] ?? '', title: page.title, words: '', text }];
  });
  return [...places, ...pages];
}

function ownPages({ pages }: Content): readonly Page[] {
  return [...pages.filter(({ _id }) => _id !== 'home'), ...pages.filter(({ _id }) => _id === 'home')];
}

/** What a section shows of the settings. */
function factsOf(type: string, settings: Content['settings']): readonly string[] {
  if (!settings) return [];
  const { results } = settings;
  if (type === 'resultsPortal') return [results?.label, results?.instructions].filter(isText);
  return type === 'hoursLocation' || type === 'contact' ? contactFacts(type, settings) : [];
}

function contactFacts(type: string, settings: NonNullable<Content['settings']>): readonly string[] {
  const { tradeName, address, phones, whatsapp, email, parking, publicTransport, accessibilityFeatures } = settings;
  const reached = [
    ...(phones ?? []).map(({ label, number }) => `Telefone ${label ?? ''}: ${formatPhone(number)}.`),
    whatsapp?.number ? 'WhatsApp.' : '',
    email ? `E-mail ${email}.` : '',
  ];
  const found = [
    address ? `Endereço: ${addressLines(address).join(', ')}, ${address.referencePoint ?? ''}.` : '',
    'Horário de atendimento de cada dia: segunda a sexta, sábado, domingo e feriados.',
    parking ? `Estacionamento: ${parking}.` : '',
    publicTransport ? `Ônibus: ${publicTransport}.` : '',
    ...(accessibilityFeatures ?? []).map((feature) => titleOf(ACCESSIBILITY_FEATURES, feature)),
  ];
  return [`${tradeName}.`, ...(type === 'contact' ? reached : found)].filter(isText);
}

function asksOf({ mode, chosen, area }: Fields): (id: string, area: string | null) => boolean {
  if (mode === 'selected') {
    const ids = new Set(Array.isArray(chosen) ? chosen.filter(isFields).map(({ _ref }) => _ref) : []);
    return (id) => ids.has(id);
  }
  if (mode === 'area') return (_id, its) => isFields(area) && its !== null && its === area._ref;
  return () => true;
}

function textsIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((item) => (isText(item) ? [item] : textsIn(item)));
  if (!isFields(value)) return [];
  return Object.entries(value).flatMap(([name, part]) => {
    if (TEXTS.has(name) && isText(part)) return [part];
    return HOLDERS.has(name) || TEXTS.has(name) ? textsIn(part) : [];
  });
}

/** Points and labels have no full stop, and are shown one after the other. */
function asSentence(text: string): string {
  return text === '' || /[.!?:;…]$/.test(text) ? text : `${text}.`;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}
