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

/** The object around one of these fields, as an attribute. */
function markAround(fields: readonly string[], at: Path, map: ContentSourceMap): string | undefined {
  for (const field of fields) {
    const source = sourceOf([...at, field], map);
    // A field of another name was computed; what lies around it is another object.
    if (source?.path.at(-1) !== field) continue;
    const { _id, _type } = source.document;
    const path = jsonPathToStudioPath(source.path.slice(0, -1));
    return createDataAttribute({ id: getPublishedId(_id), type: _type, path, baseUrl: STUDIO_PATH }).toString();
  }
  return undefined;
}

function fieldsThatTell(value: object, at: Path): readonly string[] {
  if (at.at(-2) === 'sections' && '_key' in value) return ['_key'];
  // The file is a document of its own; what staff wrote about it lies beside it.
  if ('asset' in value) return ['alt', 'decorative', 'isStock', 'credit', 'hotspot'];
  return [];
}

/**
 * Says of every section and every picture where it is edited. Texts say it themselves (stega); a picture has none, and
 * sections need it to be taken and dragged.
 * @param result of a query, with its source map
 */
export function withEditMarks<Data>(result: Data, map: ContentSourceMap, at: Path = []): Data {
  if (typeof result !== 'object' || result === null) return result;
  if (Array.isArray(result)) {
    return result.map((item: unknown, index) => withEditMarks(item, map, [...at, index])) as Data;
  }
  const entries = Object.entries(result).map(([key, value]) => [key, withEditMarks<unknown>(value, map, [...at, key])]);
  const editMark = markAround(fieldsThatTell(result, at), at, map);
  return { ...Object.fromEntries(entries), ...(editMark === undefined ? {} : { editMark }) } as Data;
}
