import type { ComponentType } from 'react';
import type { Page, PAGE_QUERY_RESULT } from '../generated/content-types.ts';

type PageSection = NonNullable<NonNullable<PAGE_QUERY_RESULT>['sections']>[number];
type StoredPageSection = NonNullable<Page['sections']>[number];

/** The `_type` of every section a page may hold: the folder's name in camelCase. */
export type SectionType = PageSection['_type'];

/** What each section receives: the result of its own query plus `_key`, `_type` and `anchorId`. */
type SectionPropsByType = { readonly [Section in PageSection as Section['_type']]: Section };

/** Props of one section component, derived from its query by typegen. */
export type SectionProps<Type extends SectionType> = SectionPropsByType[Type];

/** Parts of the site that stand inside sections, which know nothing of the site above them; every section is given them as `site`. */
export interface SiteParts {
  /** Writes to the clinic; `id` is that of its element. */
  readonly MessageForm: ComponentType<{ id: string; clinic: NonNullable<SectionProps<'contact'>['clinic']> }>;
}

/** A section as the Content Lake keeps it inside a page: what fixtures and seed are made of. */
export type StoredSection<Type extends SectionType = SectionType> = Extract<StoredPageSection, { _type: Type }>;

/**
 * Samples of one section type, each under the name of what it shows (usually a variant). Whoever spreads one sees a stored
 * section and not its text: what does not fit the schema any more is reported in the section's own file.
 */
export function defineFixtures<Type extends SectionType, Name extends string>(
  type: Type,
  samples: Readonly<Record<Name, Omit<StoredSection<Type>, '_type'>>>,
): Readonly<Record<Name, StoredSection<Type>>> {
  const stored = Object.entries<object>(samples).map(([name, sample]) => [name, { ...sample, _type: type }]);
  return Object.fromEntries(stored) as Record<Name, StoredSection<Type>>;
}
