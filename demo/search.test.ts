/** @jest-environment node */
import type { Published } from '#web/replica/dependencies.ts';
import { Replica } from '#web/replica/replica.ts';
import { searches } from '#web/search/searches.fixture.ts';
import { searchIndex } from '#web/search/site-search.ts';
import { demonstrationDocuments } from './documents.ts';

const now = '2026-11-21T12:00:00Z';
const replica = new Replica(() => {});
replica.replace(
  demonstrationDocuments.map((document): Published => ({ ...document, _rev: 'r', _createdAt: now, _updatedAt: now })),
);

/** Addresses that a search finds, the best first. */
function addresses(words: string): readonly string[] {
  const { groups } = searchIndex(replica).search(words);
  return groups.flatMap(({ found }) => found.map(({ href }) => href));
}

function isRight([words, path]: (typeof searches)[number]): boolean {
  const [first = null] = addresses(words);
  return first === path || (path !== null && !path.includes('#') && first?.split('#')[0] === path);
}

it('U1: puts what was meant first in at least 64 of 70 searches as people type them', () => {
  expect(searches).toHaveLength(70);
  const wrong = searches.filter((search) => !isRight(search)).map(([words]) => words);
  expect({ wrong, enough: wrong.length <= 6 }).toMatchObject({ enough: true });
});

it.each(['dor nas costas', 'dor de cabeça', 'coluna', 'febre', 'tosse', 'gripe'])(
  'U1: leads with “%s” to the consultation for who knows nobody to go to',
  (words) => {
    expect(addresses(words)[0]).toBe('/servicos/consulta-de-clinica-geral');
  },
);

it.each([
  ['primeira vez', '/topics/antes-da-consulta/como-se-organizar-para-a-primeira-consulta'],
  ['primeira consulta', '/topics/antes-da-consulta/como-se-organizar-para-a-primeira-consulta'],
  ['cancelar consulta', '/contato#faq-todas-faq-remarcar'],
  ['adolescente', '/servicos/psicoterapia-individual'],
  ['libras', '/profissional/carla-amostra'],
  ['surda', '/profissional/carla-amostra'],
  ['gravida', '/exames/raio-x-de-torax'],
])('U1: finds for “%s” what answers it', (words, path) => {
  expect(addresses(words)[0]).toBe(path);
});

it('U1: finds whom somebody old can go to, and nobody who sees no children for a child', () => {
  expect(addresses('idosa')).toEqual(
    expect.arrayContaining(['/servicos/consulta-de-clinica-geral', '/profissional/elisa-amostra']),
  );
  expect(addresses('criança').filter((path) => path.startsWith('/profissional'))).toEqual([]);
});

it('U1: leaves out what only mentions a word, or has one that begins like it', () => {
  expect(addresses('tiroide')).toEqual(['/exames/ultrassonografia-de-tireoide']);
  expect(addresses('dor nas costas').filter((path) => path.includes('ansiedade'))).toEqual([]);
  expect(addresses('psicologa')).toContain('/servicos/psicoterapia-individual');
});

it('U1: shows of a professional what the council wants beside the name', () => {
  const { groups } = searchIndex(replica).search('geriatria');
  expect(groups[0]).toMatchObject({
    kind: 'person',
    found: [
      {
        href: '/profissional/elisa-amostra',
        lines: ['MÉDICA · CRM-MT 00000', expect.stringContaining('NÃO ESPECIALISTA')],
      },
    ],
  });
});

it('U1: every address that it gives is one of the site', () => {
  const found = new Set(searches.flatMap(([words]) => addresses(words)));
  const slugs = replica.shelves.all.flatMap(
    ({ slug }) => (slug as { readonly current?: string } | undefined)?.current ?? [],
  );
  const ends = [...found].map((href) => href.split('#')[0]?.split('/').at(-1));
  expect(ends.filter((end) => end && !slugs.includes(end))).toEqual([]);
});
