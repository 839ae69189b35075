import type { DocumentLocationsState } from 'sanity/presentation';

import { locations, mainDocuments } from './presentation-places.ts';

function placesOf(type: string, selected: Record<string, string> | null): DocumentLocationsState {
  const resolver = locations[type];
  if (!resolver) throw new Error(`Nothing says where ${type} is seen.`);
  return ('resolve' in resolver ? resolver.resolve(selected ?? {}) : resolver) ?? {};
}

const hrefs = (type: string, selected: Record<string, string>) =>
  placesOf(type, selected).locations?.map(({ href }) => href);

test('every document with an address leads to it first', () => {
  const selected = { id: 'x', title: 'T', slug: 'a', topic: 'b' };
  expect(hrefs('page', selected)).toEqual(['/a']);
  expect(hrefs('professional', selected)?.[0]).toBe('/profissional/a');
  expect(hrefs('service', selected)?.[0]).toBe('/servicos/a');
  expect(hrefs('exam', selected)?.[0]).toBe('/exames/a');
  expect(hrefs('topic', selected)?.[0]).toBe('/topics/a');
  expect(hrefs('post', selected)?.[0]).toBe('/topics/b/a');
});

test('the home page is at the root, as draft and as published', () => {
  expect(hrefs('page', { id: 'home', slug: 'inicio' })).toEqual(['/']);
  expect(hrefs('page', { id: 'drafts.home', slug: 'inicio' })).toEqual(['/']);
});

test('a page whose id only ends like that of the home page keeps its own address', () => {
  expect(hrefs('page', { id: 'page-home', slug: 'casa' })).toEqual(['/casa']);
});

test('what has no address yet says so', () => {
  for (const type of ['page', 'professional', 'service', 'exam', 'topic', 'post']) {
    expect(placesOf(type, { id: 'x', title: 'T' })).toMatchObject({ tone: 'caution' });
  }
});

test('what lacks a part of its address is told which, as the form calls it', () => {
  const message = 'Aparece no site quando tiver: Tema.';
  expect(placesOf('post', { id: 'x', title: 'T', slug: 'a' })).toMatchObject({ message });
  expect(placesOf('exam', { id: 'x', title: 'T' })).toMatchObject({
    message: 'Aparece no site quando tiver: Link da página.',
  });
});

test('S11: of somebody who left no page is named, and of somebody away only the own one', () => {
  const selected = { id: 'x', title: 'T', slug: 'a' };
  const left = placesOf('professional', { ...selected, status: 'ex-membro' });
  expect(left).toEqual({});
  expect(hrefs('professional', { ...selected, status: 'licenca' })).toEqual(['/profissional/a']);
  expect(hrefs('professional', { ...selected, status: 'ativo' })?.length).toBeGreaterThan(1);
});

test('every kind of address names its document, the narrow ones before the wide', () => {
  const routes = mainDocuments.map(({ route }) => route);
  expect(routes.indexOf('/topics/:topic/:slug')).toBeLessThan(routes.indexOf('/topics/:slug'));
  expect(routes.at(-1)).toBe('/:slug');
});
