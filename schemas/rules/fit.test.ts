import { demonstrationDocuments } from '#demo/documents.ts';
import { sectionFixtures } from '#schemas/generated/section-fixtures.ts';

import type { SchemaNode } from '../extracted-schema.ts';
import { judgeOf, misfitOf } from './fit.ts';

const page = (fields: object) => ({ _id: 'p', _type: 'page', ...fields });
const other = (_type: string) => ({ _id: 'x', _type, title: 7 });
const settings = (fields: object) => ({ _id: 'siteSettings', _type: 'siteSettings', ...fields });
const service = (fields: object) => ({ _id: 's', _type: 'service', ...fields });
const banner = { _key: 'a', _type: 'banner', title: 'Bem-vindo' };

/** Where a document does not fit, as `path: found, not wanted`. */
function found(document: { readonly _id: string; readonly _type: string }): string | undefined {
  const misfit = misfitOf(document);
  return misfit && `${misfit.path}: ${misfit.found}, not ${misfit.wanted}`;
}

test('the whole demonstration fits (P7)', () => {
  expect(demonstrationDocuments.length).toBeGreaterThan(20);
  expect(demonstrationDocuments.map(misfitOf).filter(Boolean)).toEqual([]);
});

test.each(Object.entries(sectionFixtures))('a page with the samples of %s fits (P7)', (_type, fixtures) => {
  expect(misfitOf(page({ sections: Object.values(fixtures) }))).toBeUndefined();
});

test('a misfit names its document and its place, in words for staff (P7)', () => {
  expect(misfitOf(page({ sections: [banner, { ...banner, title: { pt: 'Olá' } }] }))).toEqual({
    id: 'p',
    type: 'page',
    path: 'sections[1].title',
    wanted: 'texto',
    found: 'objeto',
  });
});

test.each([
  [page({ title: { pt: 'Início' } }), 'title: objeto, not texto'],
  [page({ title: 7 }), 'title: número, not texto'],
  [page({ slug: 'inicio' }), 'slug: texto, not objeto'],
  [page({ slug: { _type: 'slug', current: ['inicio'] } }), 'slug.current: lista, not texto'],
  [page({ slug: { _type: 7, current: 'inicio' } }), 'slug._type: número, not texto'],
  [page({ isDemo: 'sim' }), 'isDemo: texto, not sim ou não'],
  [page({ legal: { kind: 7 } }), 'legal.kind: número, not texto'],
  [settings({ tradeName: ['Clínica'] }), 'tradeName: lista, not texto'],
  [settings({ tradeName: false }), 'tradeName: sim ou não, not texto'],
  [settings({ address: 'Rua das Flores, 10' }), 'address: texto, not objeto'],
  [settings({ address: [] }), 'address: lista, not objeto'],
  [settings({ phones: '(65) 3000-0000' }), 'phones: texto, not lista'],
  [settings({ phones: { number: '(65) 3000-0000' } }), 'phones: objeto, not lista'],
  [settings({ phones: ['(65) 3000-0000'] }), 'phones[0]: texto, not objeto'],
  [settings({ mainMenu: [{ _type: 'menuItem', label: {} }] }), 'mainMenu[0].label: objeto, not texto'],
  [service({ order: '1' }), 'order: texto, not número'],
  [page({ sections: [{ _type: 'blog', count: '3' }] }), 'sections[0].count: texto, not número'],
])('a value of another kind is a misfit, at any depth: %j (P7)', (document, where) => {
  expect(found(document)).toBe(where);
});

test.each([
  [{ sections: 'texto' }, 'sections: texto, not lista'],
  [{ sections: [banner, null] }, 'sections[1]: nada, not objeto'],
  [{ sections: [7] }, 'sections[0]: número, not objeto'],
  [{ sections: [[banner]] }, 'sections[0]: lista, not objeto'],
  [{ sections: [{ ...banner, _type: undefined }] }, 'sections[0]._type: nada, not texto'],
  [{ sections: [{ ...banner, _type: 7 }] }, 'sections[0]._type: número, not texto'],
  [{ previousSlugs: ['antes', null] }, 'previousSlugs[1]: nada, not texto'],
])('members of lists are there and of their kind: %j (P7)', (fields, where) => {
  expect(found(page(fields))).toBe(where);
});

test.each([
  ['text', 'sections[0].body: texto, not lista'],
  [[null], 'sections[0].body[0]: nada, not objeto'],
  [[{ _type: 'block', children: 'texto' }], 'sections[0].body[0].children: texto, not lista'],
  [
    [{ _type: 'block', children: [{ _type: 'span', text: 7 }] }],
    'sections[0].body[0].children[0].text: número, not texto',
  ],
  [
    [{ _type: 'block', markDefs: [{ _type: 'link', url: {} }] }],
    'sections[0].body[0].markDefs[0].url: objeto, not texto',
  ],
])('rich text is judged to its letters: %j (P7)', (body, where) => {
  expect(found(page({ sections: [{ _type: 'richText', body }] }))).toBe(where);
});

test('references are objects with an id (P7)', () => {
  const link = (target: unknown) => page({ sections: [{ ...banner, ctas: [{ _type: 'cta', link: { target } }] }] });
  const target = 'sections[0].ctas[0].link.target';
  expect(found(link({ _type: 'reference', _ref: 'page-contato' }))).toBeUndefined();
  expect(found(link({ _ref: 'page-contato' }))).toBeUndefined();
  expect(found(link('page-contato'))).toBe(`${target}: texto, not objeto`);
  expect(found(link({ _type: 'reference' }))).toBe(`${target}._ref: nada, not texto`);
  expect(found(link({ _type: 'reference', _ref: 7 }))).toBe(`${target}._ref: número, not texto`);
  expect(found(service({ professionals: [{ _ref: 'a' }, { _key: 'b' }] }))).toBe(
    'professionals[1]._ref: nada, not texto',
  );
  expect(found(service({ professionals: ['a'] }))).toBe('professionals[0]: texto, not objeto');
});

test('what pages bear is no misfit: missing and unknown fields, former options, newer types (P7)', () => {
  expect(found(page({}))).toBeUndefined();
  expect(found(page({ title: null, sections: null, slug: { current: null } }))).toBeUndefined();
  expect(found(page({ hero: { image: 7 }, constructor: 7 }))).toBeUndefined();
  expect(found(page({ legal: { kind: 'termos-de-2019' }, slug: { _type: 'address' } }))).toBeUndefined();
  expect(found(page({ sections: [{ _type: 'blog', count: 12 }] }))).toBeUndefined();
  expect(found(page({ sections: [{ _type: 'video', title: 7 }, { _type: 'constructor' }] }))).toBeUndefined();
  expect(found(other('poem'))).toBeUndefined();
  // A type, but none of documents.
  expect(found(other('banner'))).toBeUndefined();
});

test('drafts and versions are judged as what they would become (P7)', () => {
  expect(misfitOf({ ...page({ title: 7 }), _id: 'drafts.p' })).toMatchObject({ id: 'drafts.p', path: 'title' });
});

const attribute = (value: SchemaNode) => ({ type: 'objectAttribute', value, optional: true }) as const;
const size: SchemaNode = { type: 'union', of: [{ type: 'number' }, { type: 'boolean' }] };
const either: SchemaNode = { type: 'union', of: [{ type: 'string' }, { type: 'inline', name: 'size' }] };
const more: SchemaNode = { type: 'inline', name: 'menu' };
const menu = { either: attribute(either), more: attribute(more), lost: attribute({ type: 'inline', name: 'lost' }) };
const judgeMenu = judgeOf([
  { type: 'document', name: 'menu', attributes: menu },
  { type: 'type', name: 'size', value: size },
]);
const menuWith = (fields: object) => ({ _id: 'm', _type: 'menu', ...fields });

test('a choice of kinds takes each of them, and what no type describes takes anything (P7)', () => {
  for (const either of ['a', 7, true]) expect(judgeMenu(menuWith({ either, lost: either }))).toBeUndefined();
  const wanted = 'texto ou número ou sim ou não';
  expect(judgeMenu(menuWith({ either: [] }))).toMatchObject({ path: 'either', wanted, found: 'lista' });
});

test('a type that holds itself is judged to the end, but for what is too deep for any page (P7)', () => {
  const deep = (levels: number, either: unknown) =>
    Array.from({ length: levels }).reduce<object>((more) => menuWith({ more }), { either });
  expect(judgeMenu(menuWith(deep(2, 'a')))).toBeUndefined();
  expect(judgeMenu(menuWith(deep(2, {})))).toMatchObject({ path: 'more.more.either', found: 'objeto' });
  expect(judgeMenu(menuWith(deep(50_000, 'a')))).toMatchObject({ found: 'mais níveis' });
});

test.each(['hasOwnProperty', 'then'])(
  'P7, N2: a field called %s, at which queries would end, is no field of a page',
  (name) => {
    const page = { _id: 'a', _type: 'page', title: 'A', other: [{ [name]: 1 }] };
    expect(misfitOf(page)).toMatchObject({ path: `other.0.${name}`, found: `“${name}”` });
  },
);
