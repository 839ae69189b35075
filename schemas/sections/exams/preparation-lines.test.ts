import {
  examWarnings,
  fastingIn,
  preparationNotes,
  resultDeadlineOf,
  ruleLines,
  ruleTitle,
} from './preparation-lines.ts';

const rule = {
  _key: 'a',
  ageMin: null,
  ageMax: null,
  fastingHours: null,
  fastingHoursMax: null,
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

test('M: fasting has a least and a most', () => {
  expect(ruleLines({ ...rule, fastingHours: 8, fastingHoursMax: 12 })).toEqual(['Jejum de 8 a 12 horas']);
  expect(ruleLines({ ...rule, fastingHours: 8, fastingHoursMax: 8 })).toEqual(['Jejum de 8 horas']);
  expect(ruleLines({ ...rule, fastingHours: 8 })).toEqual(['Jejum de 8 horas']);
});

test('M: contrast, metal and radiation each ask what they have to', () => {
  const none = { ionizingRadiation: false, usesContrast: null, asksAboutMetal: false };
  expect(examWarnings(none)).toEqual([]);
  expect(examWarnings({ ionizingRadiation: true, usesContrast: true, asksAboutMetal: true })).toEqual([
    'Avise a equipe, antes do exame, se houver possibilidade de gravidez.',
    'O exame usa contraste. Avise a equipe, antes do exame, se tiver alergia ou doença nos rins, ou se estiver amamentando.',
    'Avise a equipe, antes do exame, se tiver marca-passo, prótese, implante ou outro metal no corpo.',
  ]);
});

test('M: a companion, and the responsible adult of minors', () => {
  expect(preparationNotes({ needsCompanion: null, minorsWithGuardian: null })).toEqual([]);
  expect(preparationNotes({ needsCompanion: true, minorsWithGuardian: true })).toEqual([
    'Venha com um acompanhante adulto.',
    'Menores de 18 anos vêm com o responsável legal.',
  ]);
});

test('M: the result has its deadline in days, and a note', () => {
  expect(resultDeadlineOf({ resultDays: 3, resultDeadline: null })).toBe('Resultado em até 3 dias úteis');
  expect(resultDeadlineOf({ resultDays: 1, resultDeadline: 'urgências no mesmo dia' })).toBe(
    'Resultado em até 1 dia útil, urgências no mesmo dia',
  );
  expect(resultDeadlineOf({ resultDays: 0, resultDeadline: null })).toBe('Resultado no mesmo dia');
  expect(resultDeadlineOf({ resultDays: null, resultDeadline: 'Informado no dia do exame' })).toBe(
    'Informado no dia do exame',
  );
  expect(resultDeadlineOf({ resultDays: null, resultDeadline: null })).toBe('');
});

test('a preparation says first for how long one eats nothing, and from which age on', () => {
  const adults = { ...rule, ageMin: 12, fastingHours: 6, fastingHoursMax: 8 };
  expect(fastingIn(null)).toBe('');
  expect(fastingIn({ rules: [rule] })).toBe('');
  expect(fastingIn({ rules: [{ ...rule, fastingHours: 4 }] })).toBe('Jejum de 4 horas');
  expect(fastingIn({ rules: [adults, { ...rule, ageMax: 11 }] })).toBe('Jejum de 6 a 8 horas (a partir de 12 anos)');
});
