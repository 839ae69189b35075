/** Types of exam from a closed list to documents, from content as the version before wrote it. */

import { ask } from '../testing.ts';
import { EXAM_QUERY } from '../queries.ts';
import { examTypesMigration } from './exam-types.ts';
import { applied, type Documents } from './testing.ts';

const reference = (word: string) => ({ _type: 'reference', _ref: `exam-type-${word}` });
const before: Documents = [
  { _id: 'e', _type: 'exam', title: 'Raio-X de tórax', modality: 'raio-x', order: 10 },
  { _id: 'drafts.e', _type: 'exam', title: 'Raio-X', modality: 'raio-x' },
  { _id: 'versions.r.d', _type: 'exam', title: 'Doppler', modality: 'doppler' },
  { _id: 'n', _type: 'exam', title: 'Sem tipo' },
  { _id: 'odd', _type: 'exam', title: 'Antigo', modality: 'outra-coisa' },
  {
    _id: 'page-exames',
    _type: 'page',
    sections: [
      { _key: 'a', _type: 'exams', variant: 'lista', modalities: ['ultrassonografia', 'doppler'] },
      { _key: 'b', _type: 'exams', variant: 'preparo' },
    ],
  },
  { _id: 's', _type: 'service', title: 'Consulta', modalities: ['presencial'] },
];

test('M: types of exam are documents that exams and lists refer to, and nothing is lost', () => {
  const after = applied(examTypesMigration, before);
  const [exam, draft, version, none, odd, page, service] = before;
  expect(after.get('e')).toEqual({ ...exam, modality: reference('raio-x') });
  expect(after.get('drafts.e')).toEqual({ ...draft, modality: reference('raio-x') });
  expect(after.get('versions.r.d')).toEqual({ ...version, modality: reference('doppler') });
  expect([after.get('n'), after.get('odd'), after.get('s')]).toEqual([none, odd, service]);
  const modalities = ['ultrassonografia', 'doppler'].map((word) => ({ _key: word, ...reference(word) }));
  const [list, open] = (page?.sections ?? []) as readonly object[];
  expect(after.get('page-exames')).toEqual({ ...page, sections: [{ ...list, modalities }, open] });
  expect([...after.values()].filter(({ _type }) => _type === 'examType')).toHaveLength(9);
});

test('C4: what radiated before radiates after', () => {
  const after = [...applied(examTypesMigration, before).values()];
  const radiating = after.filter(({ technique }) => ['raio-x', 'tomografia', 'nuclear'].includes(String(technique)));
  expect(radiating.map(({ title }) => title)).toEqual(['Raio-X', 'Mamografia', 'Densitometria', 'Tomografia']);
});

test('C4: an exam whose type is not known keeps the warning about pregnancy: when in doubt it is shown', async () => {
  const page = { slug: { current: 'exame' } };
  const shown = async (exam: Documents[number]) => {
    const after = [...applied(examTypesMigration, [...before, exam]).values()];
    return await ask(EXAM_QUERY, after, { slug: 'exame' });
  };
  const exam = { _id: 'x', _type: 'exam', title: 'Exame', ...page };
  expect(await shown({ ...exam, modality: 'cintilografia' })).toMatchObject({ ionizingRadiation: true });
  expect(await shown(exam)).toMatchObject({ ionizingRadiation: true });
  expect(await shown({ ...exam, modality: 'raio-x' })).toMatchObject({ ionizingRadiation: true });
  expect(await shown({ ...exam, modality: 'doppler' })).toMatchObject({ ionizingRadiation: false });
});

test('M: a second run changes nothing, and types that are there are not written over', () => {
  const after = [...applied(examTypesMigration, before).values()];
  expect(examTypesMigration.mutations(after)).toEqual([]);
  const own = { _id: 'exam-type-raio-x', _type: 'examType', title: 'Radiografia', technique: 'raio-x' };
  expect(applied(examTypesMigration, [...before, own]).get('exam-type-raio-x')).toEqual(own);
});
