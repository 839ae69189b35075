import { sectionFixtures } from '#schemas/generated/section-fixtures.ts';
import { SECTION_FRAGMENTS } from '#schemas/generated/section-queries.ts';
import { SECTION_FIELDS_FRAGMENT } from '#schemas/objects/parts.query.ts';
import type { SectionProps, SectionType, StoredSection } from '#schemas/sections/index.ts';
import { readLinked } from './documents.ts';

/** A sample of a section as its component receives it on a real page. */
export interface Sample {
  /** Name of the sample within its type, usually a variant. */
  readonly name: string;
  readonly section: SectionProps<SectionType>;
}

/** As a part of an address: "como funciona" is `como-funciona`. */
const anchorOf = (name: string) =>
  name
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .replaceAll(' ', '-');

const stored = Object.values(sectionFixtures).flatMap((fixtures: Record<string, StoredSection>) =>
  Object.entries(fixtures).map(([name, section]) => ({
    name,
    section: { ...section, _key: `${section._type}-${anchorOf(name)}`, anchorId: undefined },
  })),
);

/** The samples go with the question: the lake projects them as it would inside a page, references included. */
const SAMPLES_QUERY = `$sections[]{${SECTION_FIELDS_FRAGMENT}, ${SECTION_FRAGMENTS}}`;

declare global {
  interface SanityQueries {
    /** Typegen knows no types of parameters. */
    [SAMPLES_QUERY]: SectionProps<SectionType>[];
  }
}

/** What there is to show, for the index of the style guide: each by its name, its type and its key. */
export const sampleNames = stored.map(({ name, section: { _type: type, _key: key } }) => ({ name, type, key }));

/** A section type in every variant there is a sample of, for the style guide. */
export async function getSamples(type: SectionType): Promise<Sample[]> {
  const samples = stored.filter(({ section }) => section._type === type);
  const { data } = await readLinked(SAMPLES_QUERY, { sections: samples.map(({ section }) => section) });
  return data.map((section, index) => ({ name: samples[index]?.name ?? '', section }));
}
