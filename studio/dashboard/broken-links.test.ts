import type { KnownPaths } from '../../schemas/index.ts';
import { brokenHere, brokenOutside, linksSaid } from './broken-links.ts';

const known: KnownPaths = {
  pages: ['/', '/contato', '/a-clinica'],
  former: [{ from: '/sobre', to: '/a-clinica' }],
  redirects: [
    { _id: 'r-good', _rev: '1', from: '/fale', to: '/contato', permanent: true },
    { _id: 'r-lost', _rev: '1', from: '/loja', to: '/vendas', permanent: true },
    { _id: 'r-hides', _rev: '1', from: '/a-clinica', to: '/contato', permanent: true },
  ],
};
const link = (_key: string, fields: object) => ({ _type: 'link', _key, ...fields });
const toPage = (_key: string, _ref: string, anchor?: string) =>
  link(_key, { kind: 'page', target: { _type: 'reference', _ref }, ...(anchor !== undefined && { anchor }) });
const toUrl = (_key: string, url: string) => link(_key, { kind: 'url', url });

const documents = [
  { _id: 'clinic', _type: 'page', sections: [{ _key: 's', _type: 'richText', anchorId: 'mapa' }] },
  {
    _id: 'home',
    _type: 'page',
    sections: [
      {
        _key: 'a',
        body: [{ _key: 'b', markDefs: [toPage('ok', 'clinic', 'mapa'), toPage('anchor', 'clinic', 'equipe')] }],
        ctas: [{ _key: 'c', link: toPage('gone', 'deleted') }],
      },
    ],
  },
  {
    _id: 'post',
    _type: 'post',
    body: [
      {
        _key: 'b',
        markDefs: ['/fale', '/sobre', '/agendar/exame/raio-x', '/feed.xml', '/nada'].map((path) =>
          toUrl(path.slice(1), `https://clinica.com.br${path}`),
        ),
      },
    ],
  },
];

test('U8: links that lead nowhere on this site are found, each with its field', () => {
  expect(brokenHere(documents, known, 'clinica.com.br').map(({ id, path, message }) => [id, path, message])).toEqual([
    ['home', 'sections[_key=="a"].body[_key=="b"].markDefs[_key=="anchor"]', 'A página não tem mais a seção “equipe”.'],
    ['home', 'sections[_key=="a"].ctas[_key=="c"].link', 'A página não está no site.'],
    ['post', 'body[_key=="b"].markDefs[_key=="nada"]', 'Não há página em /nada.'],
    ['r-lost', 'to', 'Leva a /vendas, que não abre nada.'],
  ]);
});

test.each([
  [404, 'https://x.com.br/: o site responde com o erro 404.'],
  [null, 'https://x.com.br/: o site não responde.'],
])('U8: a link to another site says what became of it: %s', (status, message) => {
  const broken = [{ id: 'post', type: 'post', path: 'url', url: 'https://x.com.br/', status }];
  expect(brokenOutside({ isRunning: false, broken })).toEqual([{ id: 'post', type: 'post', path: 'url', message }]);
});

test('U8: without a network it is said, and when links were looked at', () => {
  const moment = () => '26/11/2026';
  const report = { isRunning: false, checkedAt: '2026-11-26T12:00:00Z' };
  expect(linksSaid({ ...report, isOffline: true, broken: [] }, moment)).toContain('Sem rede em 26/11/2026');
  expect(linksSaid({ ...report, isOffline: false }, moment)).toContain('conferidos em 26/11/2026');
  expect(linksSaid({ isRunning: false }, moment)).toContain('uma vez por semana');
});
