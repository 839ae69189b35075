import { type KnownPaths, redirectPair, tryRedirects } from './redirects.ts';

const known: KnownPaths = {
  pages: ['/', '/contato', '/exames', '/exames/raio-x', '/a-clinica'],
  former: [{ from: '/quem-somos', to: '/a-clinica' }],
  redirects: [
    { _id: 'r1', _rev: '1', from: '/Fale-Conosco/', to: '/contato', permanent: true },
    { _id: 'r2', _rev: '1', from: '/campanha', to: '/exames', permanent: false },
  ],
};
const tried = (...pairs: readonly (readonly [string, string])[]) =>
  tryRedirects(
    pairs.map(([from, to]) => ({ from, to })),
    known,
  );
const noteOf = (from: string, to: string) => tried([from, to])[0]?.note;

test.each([
  ['https://www.antigo.com.br/sobre.php#equipe', '/a-clinica', '/sobre.php', '/a-clinica'],
  ['http://antigo.com.br/sobre', 'https://www.antigo.com.br/a-clinica', '/sobre', '/a-clinica'],
  ['antigo.com.br/sobre', 'https://nova.com.br/contato#mapa', '/sobre', '/contato#mapa'],
  ['/sobre', 'https://resultados.com.br/x', '/sobre', 'https://resultados.com.br/x'],
  ['https://antigo.com.br', '/contato', '/', '/contato'],
])('U8: %s to %s is a redirect of this site', (from, to, path, target) => {
  expect(redirectPair({ from, to }, 'nova.com.br')).toEqual({ from: path, to: target });
});

test('U8: a new redirect is tried and found good', () => {
  expect(tried(['/contatos', '/contato'])).toEqual([{ from: '/contatos', to: '/contato', kind: 'new' }]);
  expect(tried(['/raio-x.html', '/exames/raio-x#preparo'])[0]?.kind).toBe('new');
  expect(tried(['/loja', 'https://loja.com.br/'])[0]).toMatchObject({
    kind: 'new',
    note: 'Outro site: confira se o link abre.',
  });
});

test.each([
  ['/x', '/nao-ha', 'Não há página em /nao-ha.'],
  ['/contato/', '/a-clinica', 'Já é uma página deste site'],
  ['/', '/contato', 'inicial'],
  ['/?p=12', '/contato', 'da mesma página sem “?”'],
  ['?p=12', '/contato', 'da mesma página sem “?”'],
  ['/studio/x', '/contato', 'próprio site'],
  ['/x', '', 'Falta o link novo.'],
  ['/x', 'contato', 'começa com uma barra'],
  ['/x', 'http://outro.com.br/', 'https://'],
  ['/x', '/X/#a', 'círculo'],
])('U8: %s to “%s” is refused with its reason', (from, to, reason) => {
  expect(tried([from, to])[0]?.kind).toBe('refused');
  expect(noteOf(from, to)).toContain(reason);
});

test('U8: a circle is found across the list and what is there already', () => {
  expect(tried(['/a', '/b'], ['/b', '/c'], ['/c', '/A']).map(({ kind }) => kind)).toEqual(Array(3).fill('refused'));
  const stored = [{ _id: 'r', _rev: '1', from: '/velho', to: '/novo', permanent: true }];
  const [back] = tryRedirects([{ from: '/novo', to: '/velho' }], { ...known, redirects: stored });
  expect(back).toMatchObject({ kind: 'refused', note: 'Anda em círculo: volta ao link antigo e não abre nada.' });
});

test('U8: a chain leads to its end at once, but for a part that is for the time being', () => {
  expect(tried(['/a', '/b'], ['/b', '/fale-conosco']).map(({ to }) => to)).toEqual(['/contato', '/contato']);
  expect(tried(['/a', '/quem-somos'])[0]?.to).toBe('/a-clinica');
  expect(tried(['/a', '/campanha'])[0]).toEqual({ from: '/a', to: '/campanha', kind: 'new' });
});

test('U8: what leads to a refused one leads nowhere either', () => {
  expect(tried(['/a', '/b'], ['/b', '/nao-ha']).map(({ note }) => note)).toEqual(
    Array(2).fill('Não há página em /nao-ha.'),
  );
  // The old address is a page: nothing leads on from there.
  expect(tried(['/a', '/contato'], ['/contato', '/nao-ha']).map(({ kind }) => kind)).toEqual(['new', 'refused']);
});

test('U8: doubles are told apart: the same again, another target, and what is there already', () => {
  expect(tried(['/a', '/contato'], ['/A/', '/contato']).map(({ kind }) => kind)).toEqual(['new', 'done']);
  expect(tried(['/a', '/contato'], ['/a', '/exames']).map(({ kind }) => kind)).toEqual(['refused', 'refused']);
  expect(tried(['/fale-conosco', '/contato'])[0]).toMatchObject({ kind: 'done', note: 'Já existe.' });
  expect(tried(['/fale-conosco', '/a-clinica'])[0]).toMatchObject({
    kind: 'changed',
    note: 'Hoje leva a /contato.',
    stored: { _id: 'r1' },
  });
});
