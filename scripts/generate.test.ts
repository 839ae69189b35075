import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
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

test('a new section is registered by being there, in an order that does not depend on the disk', () => {
  createSection(root, { name: 'price-table' });
  createSection(root, { name: 'faq' });
  generate(root, REGISTRY);
  expect(generated('sections.ts')).toMatch(/faq: lazy\(.*faq\.tsx[\s\S]*priceTable: lazy\(.*price-table\.tsx/);
  expect(generated('section-queries.ts')).toContain('_type == "priceTable" => {${PRICE_TABLE_QUERY}}');
  expect(generated('section-schemas.ts')).toContain('priceTableSchema');
  expect(generated('section-fixtures.ts')).toContain('priceTable: priceTableFixtures');
  expect(generated('section-thumbnails.ts')).toContain("priceTable: 'data:image/svg+xml,");
});

test('checking writes nothing and names what is stale', () => {
  createSection(root, { name: 'faq' });
  generate(root, REGISTRY);
  createSection(root, { name: 'prices' });
  const before = generated('sections.ts');
  expect(generate(root, { check: true, registryOnly: true })).toContain('sections.ts');
  expect(generated('sections.ts')).toBe(before);
  expect(generate(root, REGISTRY)).toContain('sections.ts');
  expect(generate(root, { check: true, registryOnly: true })).toEqual([]);
});

test('a folder without its query is reported by name', () => {
  createSection(root, { name: 'faq' });
  rmSync(join(root, 'schemas/sections/faq/faq.query.ts'));
  expect(() => findSections(join(root, 'schemas/sections'))).toThrow('"faq" has no faq.query.ts');
});

test('a name that is taken, by a section or by any other type, is refused before anything is written', () => {
  createSection(root, { name: 'faq' });
  expect(() => createSection(root, { name: 'faq' })).toThrow('already a section "faq"');
  expect(() => createSection(root, { name: 'menu-item' })).toThrow('already has a type "menuItem"');
  expect(() => createSection(root, { name: 'Perguntas frequentes' })).toThrow('kebab-case');
  expect(findSections(join(root, 'schemas/sections')).map(({ folder }) => folder)).toEqual(['faq']);
});

test('no placeholder of the template is left, and staff read the title that was given', () => {
  const files = createSection(root, { name: 'price-table', title: 'Valores' });
  const text = files.map((file) => readFileSync(join(root, 'schemas/sections/price-table', file), 'utf8')).join('\n');
  expect(files).toHaveLength(6);
  expect(text).not.toMatch(/__\w+__/);
  expect(text).toContain("title: 'Valores'");
  expect(text).toContain('function PriceTable(');
});

test('Sanity’s own tools accept a new section: it may stand on a page and has types', () => {
  for (const part of ['schemas', 'studio']) {
    cpSync(join(repository, part), join(root, part), {
      recursive: true,
      filter: (source) => !/node_modules|\.sanity|dist$/.test(source),
    });
  }
  cpSync(join(repository, 'package.json'), join(root, 'package.json'));
  cpSync(join(repository, 'tsconfig.json'), join(root, 'tsconfig.json'));
  symlinkSync(join(repository, 'node_modules'), join(root, 'node_modules'));
  createSection(root, { name: 'opening-hours' });
  expect(generate(root, { check: false, registryOnly: false })).toContain('content-types.ts');
  expect(generated('content-types.ts')).toMatch(/_type: "openingHours";\s+anchorId: string \| null;\s+surface:/);
});
