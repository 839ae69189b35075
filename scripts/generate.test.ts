import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { generate } from './generate.ts';
import { queryFault } from './generate/query-faults.ts';
import { findSections, namesOf } from './generate/section-folders.ts';
import { createDocument, createSection } from './new-section.ts';

const repository = resolve(import.meta.dirname, '..');
const REGISTRY = { check: false, registryOnly: true };
let root: string;

const generated = (name: string) => readFileSync(join(root, 'schemas/generated', name), 'utf8');

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'generate-'));
  mkdirSync(join(root, 'schemas/sections'), { recursive: true });
  mkdirSync(join(root, 'schemas/generated'));
  cpSync(join(repository, '.oxfmtrc.json'), join(root, '.oxfmtrc.json'));
  writeFileSync(join(root, 'schemas/generated/schema.json'), JSON.stringify([{ name: 'menuItem' }]));
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

test('the registry that is committed is the one these folders give', () => {
  expect(generate(repository, { check: true, registryOnly: true })).toEqual([]);
});

test('a section’s names follow from its folder', () => {
  expect(namesOf('opening-hours')).toEqual({
    folder: 'opening-hours',
    type: 'openingHours',
    constant: 'OPENING_HOURS',
  });
  expect(() => namesOf('OpeningHours')).toThrow('kebab-case');
});

test('a new section is registered by being there, in an order that does not depend on the disk', async () => {
  await createSection(root, { name: 'price-table' });
  await createSection(root, { name: 'faq' });
  generate(root, REGISTRY);
  expect(generated('sections.ts')).toMatch(/faq: .*import\(.*faq\.tsx[\s\S]*priceTable: .*import\(.*price-table\.tsx/);
  expect(generated('section-queries.ts')).toContain('_type == "priceTable" => {${PRICE_TABLE_FRAGMENT}}');
  expect(generated('section-schemas.ts')).toContain('priceTableSchema');
  expect(generated('section-fixtures.ts')).toContain('priceTable: priceTableFixtures');
  expect(generated('section-thumbnails.ts')).toContain("priceTable: 'data:image/svg+xml,");
});

test('checking writes nothing and names what is stale', async () => {
  await createSection(root, { name: 'faq' });
  generate(root, REGISTRY);
  await createSection(root, { name: 'prices' });
  const before = generated('sections.ts');
  expect(generate(root, { check: true, registryOnly: true })).toContain('sections.ts');
  expect(generated('sections.ts')).toBe(before);
  expect(generate(root, REGISTRY)).toContain('sections.ts');
  expect(generate(root, { check: true, registryOnly: true })).toEqual([]);
});

test('a folder without its query is reported by name', async () => {
  await createSection(root, { name: 'faq' });
  rmSync(join(root, 'schemas/sections/faq/faq.query.ts'));
  expect(() => findSections(join(root, 'schemas/sections'))).toThrow('"faq" has no faq.query.ts');
});

test('a name that is taken, by a section or by any other type, is refused before anything is written', async () => {
  await createSection(root, { name: 'faq' });
  await expect(createSection(root, { name: 'faq' })).rejects.toThrow('already a folder schemas/sections/faq');
  await expect(createSection(root, { name: 'menu-item' })).rejects.toThrow('already has a type "menuItem"');
  await expect(createSection(root, { name: 'Perguntas frequentes' })).rejects.toThrow('kebab-case');
  expect(findSections(join(root, 'schemas/sections')).map(({ folder }) => folder)).toEqual(['faq']);
});

test('no placeholder of the template is left, and staff read the title that was given', async () => {
  const files = await createSection(root, { name: 'price-table', title: 'Valores' });
  const text = files.map((file) => readFileSync(join(root, file), 'utf8')).join('\n');
  expect(files).toHaveLength(6);
  expect(text).not.toMatch(/__\w+__/);
  expect(text).toContain("title: 'Valores'");
  expect(text).toContain('function PriceTable(');
});

test('X5: a document type with a page is registered by being there, longer addresses after shorter ones', async () => {
  const write = (file: string, from: string, to: string) => {
    const text = readFileSync(join(root, file), 'utf8');
    expect(text).toContain(from);
    writeFileSync(join(root, file), text.replace(from, to));
  };
  const files = await createDocument(root, { name: 'health-campaign', title: 'Campanha' });
  await createDocument(root, { name: 'event' });
  write('schemas/documents/event/event.route.ts', '/event/:slug', '/event/:campaign/:slug');
  generate(root, REGISTRY);
  expect(files).toContain('web/app/health-campaign/[slug]/health-campaign-view.tsx');
  expect(generated('routes.ts')).toMatch(/\[\n\s+healthCampaignRoute,\n\s+eventRoute,\n\]/);
  expect(generated('route-schemas.ts')).toContain('healthCampaignSchema');
  expect(generated('route-queries.ts')).toContain('HEALTH_CAMPAIGN_QUERY');
  expect(generated('path.query.ts')).toContain(
    '_type == "healthCampaign" => "health-campaign/", _type == "event" => "event/" + campaign->slug.current + "/", ""',
  );
  expect(generated('places.query.ts')).toContain('{${ADDRESS_FRAGMENT}, "campaign": campaign->slug.current}');
});

test('X5: a route without an address of its own, or without its schema, is reported by name', async () => {
  await createDocument(root, { name: 'event' });
  const route = join(root, 'schemas/documents/event/event.route.ts');
  const text = readFileSync(route, 'utf8');
  writeFileSync(route, text.replace("'/event/:slug'", 'ADDRESS'));
  expect(() => generate(root, REGISTRY)).toThrow('event.route.ts must give its address');
  writeFileSync(route, text);
  rmSync(join(root, 'schemas/documents/event/event.schema.ts'));
  expect(() => generate(root, REGISTRY)).toThrow('"event" has no event.schema.ts');
});

test('X16: a mistake in a piece of a query is told with its own file and name', async () => {
  const folder = join(root, 'schemas/sections/timeline');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'timeline.query.ts'), 'export const TIMELINE_FRAGMENT = `title, items[{year}`;\n');
  const page = "import { TIMELINE_FRAGMENT } from '../sections/timeline/timeline.query.ts';\n";
  mkdirSync(join(root, 'schemas/documents'));
  writeFileSync(
    join(root, 'schemas/documents/page.query.ts'),
    `${page}export const PAGE_FRAGMENT = \`sections[]{\${TIMELINE_FRAGMENT}}\`;\n`,
  );
  expect(await queryFault(join(root, 'schemas'))).toBe(
    'sections/timeline/timeline.query.ts: TIMELINE_FRAGMENT cannot be read from "s[{year}" on.',
  );
});

test('every piece of a query can be read alone', async () => {
  expect(await queryFault(join(repository, 'schemas'))).toBeUndefined();
});
