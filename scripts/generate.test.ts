import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';

import { generate } from './generate.ts';
import { findSections, sectionFolder } from './generate/section-folders.ts';
import { createSection } from './new-section.ts';

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
  expect(sectionFolder('opening-hours')).toEqual({
    folder: 'opening-hours',
    type: 'openingHours',
    constant: 'OPENING_HOURS',
  });
  expect(() => sectionFolder('OpeningHours')).toThrow('kebab-case');
});

test('a new section is registered by being there, in an order that does not depend on the disk', async () => {
  await createSection(root, { name: 'price-table' });
  await createSection(root, { name: 'faq' });
  generate(root, REGISTRY);
  expect(generated('sections.ts')).toMatch(/faq: lazy\(.*faq\.tsx[\s\S]*priceTable: lazy\(.*price-table\.tsx/);
  expect(generated('section-queries.ts')).toContain('_type == "priceTable" => {${PRICE_TABLE_QUERY}}');
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
  await expect(createSection(root, { name: 'faq' })).rejects.toThrow('already a section "faq"');
  await expect(createSection(root, { name: 'menu-item' })).rejects.toThrow('already has a type "menuItem"');
  await expect(createSection(root, { name: 'Perguntas frequentes' })).rejects.toThrow('kebab-case');
  expect(findSections(join(root, 'schemas/sections')).map(({ folder }) => folder)).toEqual(['faq']);
});

test('no placeholder of the template is left, and staff read the title that was given', async () => {
  const files = await createSection(root, { name: 'price-table', title: 'Valores' });
  const text = files.map((file) => readFileSync(join(root, 'schemas/sections/price-table', file), 'utf8')).join('\n');
  expect(files).toHaveLength(6);
  expect(text).not.toMatch(/__\w+__/);
  expect(text).toContain("title: 'Valores'");
  expect(text).toContain('function PriceTable(');
});
