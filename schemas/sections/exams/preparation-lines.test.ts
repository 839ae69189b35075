import { expect, test } from '@jest/globals';

import { ruleLines, ruleTitle } from './preparation-lines.ts';

const rule = {
  _key: 'a',
  ageMin: null,
  ageMax: null,
  fastingHours: null,
  water: null,
  bladder: null,
  period: null,
  note: null,
} as const;

test('a rule says whom it is for', () => {
  expect(ruleTitle(rule)).toBe('Para todas as idades');
  expect(ruleTitle({ ...rule, ageMax: 2 })).toBe('Até 2 anos');
  expect(ruleTitle({ ...rule, ageMin: 3, ageMax: 6 })).toBe('De 3 a 6 anos');
  expect(ruleTitle({ ...rule, ageMin: 7, period: 'manha' })).toBe('A partir de 7 anos, exame pela manhã');
  expect(ruleTitle({ ...rule, ageMin: 1, ageMax: 1, period: 'tarde' })).toBe('Com 1 ano, exame à tarde');
});

test('a rule says what to do, a line each', () => {
  expect(ruleLines({ ...rule, fastingHours: 1, water: 'Liberada', bladder: 'cheia', note: 'Venha cedo.' })).toEqual([
    'Jejum de 1 hora',
    'Água: liberada',
    'Bexiga cheia',
    'Venha cedo.',
  ]);
  expect(ruleLines({ ...rule, fastingHours: 0, bladder: 'indiferente' })).toEqual(['Sem jejum']);
});
