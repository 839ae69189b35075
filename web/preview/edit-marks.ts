import {
  type ContentSourceMap,
  type ContentSourceMapParsedPath,
  getPublishedId,
  jsonPathToStudioPath,
  parseJsonPath,
  resolveMapping,
} from '@sanity/client/csm';
import { type FilterDefault, stegaEncodeSourceMap } from '@sanity/client/stega';
import { createDataAttribute } from 'next-sanity';

const STUDIO_PATH = '/studio';

/** Where something is edited; values of a `data-sanity` attribute. Only previews have them. */
export interface EditMark {
  readonly editMark?: string | undefined;
  /** By name of the member: of what code says in words of its own. */
  readonly factMarks?: Readonly<Record<string, string>> | undefined;
}

type Path = ContentSourceMapParsedPath;

/** The field a value of the result came from; undefined for what the query made up. */
function sourceOf(path: Path, map: ContentSourceMap) {
  const found = resolveMapping(path, map);
  if (found?.mapping.type !== 'value' || found.mapping.source.type !== 'documentValue') return undefined;
  const { source } = found.mapping;
  const document = map.documents[source.document];
  const below = path.slice(parseJsonPath(found.matchedPath).length);
  return document && { document, path: parseJsonPath(map.paths[source.path] ?? '').concat(below) };
}

/** What a click on something opens: `levels` above one of these fields. */
interface Place {
  readonly fields: readonly string[];
  readonly levels: number;
}

/** That place, as an attribute. */
function markAround({ fields, levels }: Place, at: Path, map: ContentSourceMap): string | undefined {
  for (const field of fields) {
    const source = sourceOf([...at, field], map);
    // A field of another name was computed; what lies around it is another object.
    if (source?.path.at(-1) !== field) continue;
    return attribute(source.document, source.path.slice(0, -levels));
  }
  return undefined;
}

function attribute({ _id, _type }: { readonly _id: string; readonly _type: string }, path: Path): string {
  const place = { id: getPublishedId(_id), type: _type, path: jsonPathToStudioPath(path) };
  return createDataAttribute({ ...place, baseUrl: STUDIO_PATH }).toString();
}

/**
 * A place for each fact among the members: beside the first member that came from a field of its name. Its own source
 * would not do, since a fact may be missing (initials stand for a photo) or be chosen by the query (a price).
 */
function marksOfFacts(value: object, at: Path, map: ContentSourceMap): Record<string, string> | undefined {
  const facts = Object.keys(value).filter((name) => FACTS.has(name));
  if (facts.length === 0) return undefined;
  for (const member of ['_id', '_key', ...Object.keys(value)]) {
    const source = member in value ? sourceOf([...at, member], map) : undefined;
    if (source?.path.at(-1) !== member) continue;
    const { document, path } = source;
    return Object.fromEntries(facts.map((name) => [name, attribute(document, [...path.slice(0, -1), name])]));
  }
  return undefined;
}

/** What code turns into words or draws itself: numbers, dates, choices, and the photo that initials stand for. */
const FACTS = new Set([
  'absences',
  'ageGroups',
  'amountCents',
  'area',
  'arriveMinutesBefore',
  'bodyRegion',
  'bring',
  'cnes',
  'cnpj',
  'crmRegistration',
  'dpo',
  'durationMinutes',
  'email',
  'kind',
  'languages',
  'lattesUrl',
  'modalities',
  'modality',
  'needsAuthorization',
  'needsCompanion',
  'noPreparation',
  'paymentMethods',
  'phone',
  'photo',
  'publishedAt',
  'requiresAppointment',
  'requiresMedicalOrder',
  'resultDays',
  'reviewedAt',
  'rules',
  'schedule',
  'specialDates',
  'status',
  'supportPhone',
  'technicalDirector',
  'url',
  'usesContrast',
  'validFrom',
  'value',
  'visits',
]);

const NOWHERE: Place = { fields: [], levels: 1 };

/** Items that open by themselves. */
const ITEMS = new Set<unknown>(['sections', 'phones']);
/** Items of which several are shown as one: their list opens. */
const LISTS = new Set<unknown>(['openingHours', 'registrations']);

function placeOf(value: object, at: Path): Place {
  if ('_key' in value && ITEMS.has(at.at(-2))) return { fields: ['_key'], levels: 1 };
  if ('_key' in value && LISTS.has(at.at(-2))) return { fields: ['_key'], levels: 2 };
  if (at.at(-1) === 'address') return { fields: ['street', 'city'], levels: 1 };
  if (at.at(-1) === 'whatsapp') return { fields: ['number'], levels: 1 };
  // The file is a document of its own; what staff wrote about it lies beside it.
  if ('asset' in value) return { fields: ['alt', 'decorative', 'isStock', 'credit', 'hotspot'], levels: 1 };
  return NOWHERE;
}

/**
 * Says of every section, every picture, and of hours, address, phones and registrations where they are edited. Texts say it
 * themselves (stega); a picture has none, sections need it to be taken and dragged, and the others are read by code.
 * @param result of a query, with its source map
 */
export function withEditMarks<Data>(result: Data, map: ContentSourceMap, at: Path = []): Data {
  if (typeof result !== 'object' || result === null) return result;
  if (Array.isArray(result)) {
    return result.map((item: unknown, index) => withEditMarks(item, map, [...at, index])) as Data;
  }
  const entries = Object.entries(result).map(([key, value]) => [key, withEditMarks<unknown>(value, map, [...at, key])]);
  const editMark = markAround(placeOf(result, at), at, map);
  const factMarks = marksOfFacts(result, at, map);
  return {
    ...Object.fromEntries(entries),
    ...(editMark === undefined ? {} : { editMark }),
    ...(factMarks === undefined ? {} : { factMarks }),
  } as Data;
}

/** Texts that look like prose, but go into links, searches and decisions, or are choices from a list. */
const USED_BY_CODE = new Set([
  'address',
  'anchorId',
  'council',
  'defaultMessage',
  'honorific',
  'languages',
  'timeZone',
  'titleTemplate',
  'whatsappMessage',
]);

/** Prose: it has several words, or one that begins large and goes on small. */
const PROSE = /\p{L}[^]*\s|\s[^]*\p{L}|^\P{L}*\p{Lu}\S*\p{Ll}/u;

/**
 * Which texts carry the invisible note that leads from the preview to their field. Only what people wrote: choices from a
 * list, numbers, hours and addresses decide something in the code, and must stay what they are.
 */
export const isStegaText: FilterDefault = (props) => {
  const { sourcePath, value } = props;
  if (sourcePath.some((step) => typeof step === 'string' && USED_BY_CODE.has(step))) return false;
  if (/^\S+@\S+$/.test(value) || !PROSE.test(value)) return false;
  return props.filterDefault(props);
};

/** The result of a query, which says of each text (stega) and of everything above where it is edited. */
export function addEditMarks(result: unknown, map: ContentSourceMap): unknown {
  const options = { enabled: true, studioUrl: STUDIO_PATH, filter: isStegaText };
  return stegaEncodeSourceMap(withEditMarks(result, map), map, options);
}
