import { requestText, timesWords, wishWords } from './appointment-words.ts';

test('U6: what somebody would like is told as people say it', () => {
  expect(wishWords({})).toBe('qualquer dia');
  expect(wishWords({ days: ['thursday', 'tuesday'], turns: ['manha'] })).toBe('terça ou quinta, de manhã');
  expect(wishWords({ days: ['monday'], turns: ['manha', 'tarde'] })).toBe('segunda');
  expect(wishWords({ days: null, turns: ['tarde'] })).toBe('qualquer dia, à tarde');
  expect(wishWords({ days: ['monday'], modalities: ['online'] })).toBe('segunda, por vídeo');
  expect(wishWords({ modalities: ['online', 'presencial'] })).toBe('qualquer dia');
});

test('U6: somebody’s week is told by days and halves of days', () => {
  expect(timesWords(['tuesday-manha', 'thursday-tarde'])).toBe('terça de manhã e quinta à tarde');
  const week = ['monday-manha', 'monday-tarde', 'wednesday-manha', 'wednesday-tarde', 'saturday-manha'];
  expect(timesWords(week)).toBe('segunda e quarta de manhã e à tarde e sábado de manhã');
});

test('U6: a request is one text', () => {
  expect(requestText({ about: 'Raio-X de tórax', plan: 'Particular', days: ['friday'] })).toBe(
    'Agendar: Raio-X de tórax\nConvênio: Particular\nQuando: sexta',
  );
});
