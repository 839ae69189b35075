/** Areas from a closed list to documents, from content as the version before wrote it. */

import { isApproved } from '../rules/approval.ts';
import { areasMigration } from './areas.ts';
import { applied, type Documents } from './testing.ts';

const reference = (id: string) => ({ _type: 'reference', _ref: `area-${id}` });
const words = { quote: 'Fui bem recebida.', authorDisplay: 'M. S.', subject: 'recepcao', year: 2026 };
const approval = { by: 'u1', byName: 'Ana Exemplo', at: '2026-05-01T12:00:00Z', revision: 'r1' };
const before: Documents = [
  { _id: 'p', _type: 'professional', fullName: 'Ana Exemplo da Silva', area: 'clinica-geral' },
  { _id: 'drafts.s', _type: 'service', title: 'Psicoterapia', area: 'psicologia' },
  { _id: 'versions.r.f', _type: 'faqItem', question: 'E o laudo?', area: 'imagem' },
  { _id: 'sp', _type: 'specialty', title: 'Radiologia', area: 'imagem' },
  { _id: 'g', _type: 'faqItem', question: 'Onde fica?' },
  {
    _id: 't',
    _type: 'testimonial',
    ...words,
    area: 'clinica-geral',
    approval: { ...approval, content: { ...words, area: 'clinica-geral' } },
  },
  {
    _id: 'home',
    _type: 'page',
    title: 'Início',
    sections: [
      { _key: 'a', _type: 'banner', title: 'Olá' },
      { _key: 'b', _type: 'team', mode: 'area', area: 'psicologia', header: { title: 'Psicologia' } },
    ],
  },
  { _id: 'odd', _type: 'service', title: 'Antigo', area: 'outra-coisa' },
];

test('M: areas are documents that everything refers to, drafts and versions alike, and nothing is lost', () => {
  const after = applied(areasMigration, before);
  const [person, draft, version, specialty, general, , page, odd] = before;
  expect(after.get('p')).toEqual({ ...person, area: reference('clinica-geral') });
  expect(after.get('drafts.s')).toEqual({ ...draft, area: reference('psicologia') });
  expect(after.get('versions.r.f')).toEqual({ ...version, area: reference('imagem') });
  expect(after.get('sp')).toEqual({ ...specialty, area: reference('imagem') });
  expect(after.get('g')).toEqual(general);
  expect(after.get('odd')).toEqual(odd);
  const [banner, team] = (page?.sections ?? []) as readonly object[];
  expect(after.get('home')).toEqual({ ...page, sections: [banner, { ...team, area: reference('psicologia') }] });
  expect([...after.keys()].slice(before.length)).toEqual(['area-clinica-geral', 'area-psicologia', 'area-imagem']);
  expect(after.get('area-psicologia')).toMatchObject({ title: 'Psicologia', regulation: 'psicologia' });
});

test('M: what was approved stays approved, and is not when its area changes (M19)', () => {
  const testimonial = applied(areasMigration, before).get('t');
  expect(testimonial).toMatchObject({ ...words, area: reference('clinica-geral'), approval });
  expect(isApproved(testimonial, 'testimonial')).toBe(true);
  expect(isApproved({ ...testimonial, area: reference('imagem') }, 'testimonial')).toBe(false);
});

test('M: a second run changes nothing, and areas that are there are not written over', () => {
  const after = [...applied(areasMigration, before).values()];
  expect(areasMigration.mutations(after)).toEqual([]);
  const own = { _id: 'area-psicologia', _type: 'area', title: 'Saúde mental', regulation: 'psicologia' };
  expect(applied(areasMigration, [...before, own]).get('area-psicologia')).toEqual(own);
});
