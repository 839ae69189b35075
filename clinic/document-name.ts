import { publishedId } from '#lake/store/ids.ts';
import type { Reader } from '#lake/store/types.ts';

/** Those of `studio/document-name.ts`: the clinic's lake knows neither Studio nor schemas. */
export const NAME_FIELDS = ['title', 'name', 'fullName', 'label', 'question', 'authorDisplay', 'tradeName', 'from'];

/** What staff call a document; a draft that was published since, as it is on the site. */
export function documentName(reader: Reader, id: string): string | undefined {
  const document = reader.get(id) ?? reader.get(publishedId(id));
  return NAME_FIELDS.map((field) => document?.[field]).find((name) => typeof name === 'string');
}
