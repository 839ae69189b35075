import { describeBlockers } from './publish-blockers.ts';

const type = {
  fields: ['Título', 'Texto', 'Link', 'Capa'].map((title, index) => ({ name: `f${index}`, type: { title } })),
};
const error = (field: string, message = 'Obrigatório') => ({ level: 'error', message, path: [field, 'x'] });

test('T3: a grey Publicar says which fields it waits for, the rules in full behind it', () => {
  expect(describeBlockers([error('f0'), error('f0', 'Muito longo'), error('f1')], type)).toEqual({
    label: 'Para publicar, corrija: Título, Texto',
    title: 'Título: Obrigatório\nTítulo: Muito longo\nTexto: Obrigatório',
  });
  const many = [error('f0'), error('f1'), error('f2'), error('f3')];
  expect(describeBlockers(many, type).label).toBe('Para publicar, corrija: Título, Texto e mais 2');
});

test('S4: the approval that only the director gives is named when nothing else is missing', () => {
  const approval = error('approval', 'Mudou depois da revisão: Preparo.');
  expect(describeBlockers([approval], type)).toEqual({
    label: 'Falta a aprovação do diretor técnico',
    title: 'Mudou depois da revisão: Preparo.',
  });
  expect(describeBlockers([approval, error('f0')], type).label).toBe('Para publicar, corrija: Título');
});

test('T3: a rule of the whole document is said in its own words; warnings keep nothing back', () => {
  expect(describeBlockers([{ ...error('f0', 'Falta algo.'), path: [] }], type).label).toBe(
    'Para publicar: Falta algo.',
  );
  expect(describeBlockers([{ ...error('f0'), level: 'warning' }], type).label).toBe('');
});
