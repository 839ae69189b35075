import { openPaths, tryRedirects } from '../../schemas/rules/redirects.ts';
import { knownPaths, redirectList, redirectMutations, undoMutations, type Writable } from './redirect-list.ts';

const PAIRS = [
  { from: '/contatos', to: '/contato' },
  { from: '/sobre', to: '/a-clinica' },
];

test.each([
  ['tabs', '/contatos\t/contato\n/sobre\t/a-clinica\n'],
  ['semicolons below a head', 'Antigo;Novo\r\n/contatos;/contato\r\n\r\n/sobre;/a-clinica'],
  [
    'commas, quotes and more columns',
    'source,target,code\n"/contatos",/contato,301\nhttps://x.com.br/sobre,/a-clinica,301',
  ],
])('U8: two columns are read, with %s', (_title, text) => {
  expect(redirectList(text, 'nova.com.br')).toEqual({ pairs: PAIRS, unread: [] });
});

test('U8: a line that is no redirect is told with its reason, and the others stay', () => {
  expect(redirectList('/contatos;/contato\nfale conosco;/contato\n/so-antigo', 'nova.com.br')).toEqual({
    pairs: [PAIRS[0], { from: '/so-antigo', to: '' }],
    unread: [
      { line: 'fale conosco\t/contato', reason: 'O link antigo começa com uma barra (/contatos) ou com https://.' },
    ],
  });
});

test('U8: a second address of a list may lead elsewhere, as on the site', () => {
  const known = knownPaths({
    places: { page: [], exam: [], professional: [], service: [], topic: [], post: [] },
    redirects: [],
    topics: [],
    brought: [],
  });
  expect(tryRedirects([{ from: '/blog', to: '/contato' }], { ...known, pages: [...known.pages, '/contato'] })).toEqual([
    { from: '/blog', to: '/contato', kind: 'new' },
  ]);
  expect(openPaths(known)('/medicos')).toBe(true);
});

const stored = { _id: 'r1', _rev: 'a', from: '/sobre', to: '/contato', permanent: true };
const tried: readonly Writable[] = [
  { from: '/contatos', to: '/contato', kind: 'new' },
  { from: '/sobre', to: '/a-clinica', kind: 'changed', stored },
];

test('U8: a line whose first column is empty says that the old address is missing, and stays as it was', () => {
  expect(redirectList('\t/contato\n/sobre\t/a-clinica', 'nova.com.br')).toEqual({
    pairs: [PAIRS[1]],
    unread: [{ line: '\t/contato', reason: 'Falta o link antigo: ele vem na primeira coluna, antes do link novo.' }],
  });
});

test('U8: an old address that is only a query is tried out with the others, which says why it cannot be', () => {
  expect(redirectList('?p=12\t/contato', 'nova.com.br').pairs).toEqual([{ from: '?p=12', to: '/contato' }]);
});

test('U8: one transaction writes all of it, and another takes it back unless somebody changed it since', () => {
  const { mutations, written } = redirectMutations(tried, () => 'n1');
  expect(mutations).toEqual([
    { create: { _id: 'n1', _type: 'redirect', from: '/contatos', to: '/contato', permanent: true, isDemo: false } },
    { patch: { id: 'r1', ifRevisionID: 'a', set: { to: '/a-clinica' } } },
  ]);
  expect(undoMutations(written, 'b')).toEqual([
    { patch: { id: 'n1', ifRevisionID: 'b', set: { to: '' } } },
    { delete: { id: 'n1' } },
    { patch: { id: 'r1', ifRevisionID: 'b', set: { to: '/contato' } } },
  ]);
});
