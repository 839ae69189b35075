/**
 * The contract of a section, held against every folder beside this file: its samples fit the schema, its query feeds its
 * component, and the component stands on whatever the schema lets staff leave out.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, cleanup, render } from '@testing-library/react';
import axe from 'axe-core';
import { type ComponentType, Suspense } from 'react';

import { demonstrationDocuments } from '#demo/documents.ts';
import { withLinks } from '#web/content/links.ts';

import { sectionFixtures } from '../generated/section-fixtures.ts';
import { sections } from '../generated/sections.ts';
import { PAGE_QUERY, SETTINGS_QUERY } from '../queries.ts';
import { requiredOnly } from '../required-only.ts';
import { ask, problemsOf } from '../testing.ts';
import type { SectionProps, SectionType, StoredSection } from './index.ts';

const OFF = { enabled: false };

type Sample = readonly [name: string, section: StoredSection];

const samples: readonly Sample[] = Object.values(sectionFixtures).flatMap((fixtures: Record<string, StoredSection>) =>
  Object.entries(fixtures).map(([name, section]): Sample => [`${section._type}: ${name}`, section]),
);
const poorest = samples.map(([name, section]): Sample => [
  name,
  { ...(requiredOnly(section._type, section) as StoredSection), _key: section._key },
]);

const pageWith = (section: StoredSection) => ({
  _id: 'page-amostra',
  _type: 'page',
  title: 'Amostra',
  slug: { _type: 'slug', current: 'amostra' },
  sections: [section],
});

/** What the component receives on a real page that holds this section. */
async function propsOf(
  section: StoredSection,
  content: readonly object[] = demonstrationDocuments,
): Promise<SectionProps<SectionType>> {
  const documents = [...content, pageWith(section)];
  const page = await ask(PAGE_QUERY, documents, { slug: 'amostra' });
  const props = page?.sections?.[0];
  if (!props) throw new Error(`The page's query found no ${section._type}.`);
  // Links that follow the settings get their address from the site, as on a real page.
  return withLinks(props, await ask(SETTINGS_QUERY, documents));
}

async function componentOf<Type extends SectionType>({
  _type,
}: {
  readonly _type: Type;
}): Promise<ComponentType<SectionProps<Type>>> {
  return (await sections[_type]()).default;
}

async function renderSection(section: StoredSection, content?: readonly object[]): Promise<HTMLElement> {
  const props = await propsOf(section, content);
  const Section = await componentOf(props);
  const { container } = await act(async () =>
    render(
      <Suspense>
        <Section {...props} />
      </Suspense>,
    ),
  );
  // Links look at the viewport a moment after they are there.
  await act(() => new Promise((resolve) => setTimeout(resolve, 5)));
  return container;
}

afterEach(cleanup);

test('every section type has at least one sample (R5)', () => {
  const types = new Set(samples.map(([, section]) => section._type));
  expect([...types].sort()).toEqual(Object.keys(sections).sort());
});

test.each(samples)('%s fits the schema', async (_name, section) => {
  expect(await problemsOf(pageWith(section))).toEqual([]);
});

test.each(samples)('%s has one title, and headings that skip no level', async (_name, section) => {
  const container = await renderSection(section);
  const title = 'header' in section ? section.header.title : section.title;
  const levels = [...container.querySelectorAll('h1, h2, h3, h4, h5, h6')].map((heading) => ({
    level: Number(heading.tagName.slice(1)),
    text: heading.textContent,
  }));
  expect(levels[0]?.text).toBe(title);
  expect(levels.filter(({ level }) => level === levels[0]?.level)).toHaveLength(1);
  levels.reduce((previous, { level }) => {
    expect(level).toBeLessThanOrEqual(previous + 1);
    return level;
  }, levels[0]?.level ?? 0);
});

const LISTS = ['blog', 'exams', 'faq', 'healthPlans', 'portfolio', 'pricing', 'services', 'team', 'testimonials'];

test.each(samples.filter(([, { _type }]) => LISTS.includes(_type)))(
  'M1: %s is not there as long as there is nothing to list',
  async (_name, section) => {
    const settings = demonstrationDocuments.filter(({ _type }) => _type === 'siteSettings');
    expect((await renderSection(section, settings)).textContent).toBe('');
  },
);

test.each(samples)('%s has no accessibility violation', async (_name, section) => {
  const container = await renderSection(section);
  // A section alone is no page, and jsdom draws nothing: landmarks and contrast are checked on real pages.
  const rules = { region: OFF, 'page-has-heading-one': OFF, 'color-contrast': OFF };
  const { violations } = await axe.run(container, { rules });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
});

test.each(poorest)('%s renders with nothing but what the schema requires', async (_name, section) => {
  const container = await renderSection(section);
  expect(container.querySelector('h1, h2')?.textContent).not.toBe('');
  expect(container.textContent).not.toMatch(/undefined|null|NaN|\[object/);
});

test('only islands ship code to the browser (S1)', () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });
  const clientFiles = files.filter(
    (file) =>
      /\.tsx?$/.test(file) && /^\s*['"]use client['"]/.test(readFileSync(join(import.meta.dirname, file), 'utf8')),
  );
  expect(clientFiles.filter((file) => !file.endsWith('.island.tsx'))).toEqual([]);
});
