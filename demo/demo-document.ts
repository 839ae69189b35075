import type { SectionHeader } from '#schemas/generated/content-types.ts';
import { APPROVED_FIELDS, type ApprovedType } from '#schemas/rules/approval.ts';

/** A document as the demonstration hands it to the lake, which adds the dates and the revision itself. */
export type DemoDocument<Document> = Omit<Document, '_createdAt' | '_updatedAt' | '_rev'>;

interface KeyedReference {
  readonly _key: string;
  readonly _type: 'reference';
  readonly _ref: string;
}

/** References to documents of the demonstration, in order; each key is the id it points at. */
export const references = (...ids: readonly string[]): KeyedReference[] =>
  ids.map((id) => ({ _key: id, _type: 'reference', _ref: id }));

/** One reference. */
export const reference = (id: string) => ({ _type: 'reference', _ref: id }) as const;

/** The last part of an address. */
export const slug = (current: string) => ({ _type: 'slug', current }) as const;

/** As an approval of the demonstration notes it. */
export function approved<Document extends { readonly _type: ApprovedType }>(document: Document) {
  const fields: readonly string[] = APPROVED_FIELDS[document._type];
  const entries = Object.entries<unknown>(document).filter(([name]) => fields.includes(name));
  const content = Object.fromEntries(entries) as Partial<Document>;
  const at = '2026-10-01T12:00:00Z';
  return {
    ...document,
    approval: { by: 'demonstracao', byName: 'Demonstração', at, revision: 'demonstracao', content },
  };
}

interface Headed {
  readonly header: SectionHeader;
}

/** The first section of a page whose own title says what it is. */
export const withoutTitle = <Section extends Headed>(section: Section): Section => ({
  ...section,
  header: { ...section.header, titleHidden: true },
});
