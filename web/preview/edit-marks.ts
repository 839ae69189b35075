import {
  type ContentSourceMap,
  type ContentSourceMapParsedPath,
  getPublishedId,
  jsonPathToStudioPath,
  parseJsonPath,
  resolveMapping,
} from '@sanity/client/csm';
import { createDataAttribute } from 'next-sanity';
import { STUDIO_PATH } from './studio-path.ts';

/** Where something is edited; the value of a `data-sanity` attribute. Only previews have it. */
export interface EditMark {
  readonly editMark?: string | undefined;
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
    const { _id, _type } = source.document;
    const path = jsonPathToStudioPath(source.path.slice(0, -levels));
    return createDataAttribute({ id: getPublishedId(_id), type: _type, path, baseUrl: STUDIO_PATH }).toString();
  }
  return undefined;
}

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
  return { ...Object.fromEntries(entries), ...(editMark === undefined ? {} : { editMark }) } as Data;
}
