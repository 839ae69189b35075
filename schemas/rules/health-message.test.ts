import { expect, test } from '@jest/globals';

import { healthMessageProblem } from './health-message.ts';

test('a first message that tells why somebody writes is warned about (LGPD, art. 11)', () => {
  expect(healthMessageProblem('Quero marcar psicologia')).toContain('saúde');
  expect(healthMessageProblem('Estou com dor no peito')).toContain('saúde');
});

test('a message about booking passes', () => {
  expect(healthMessageProblem('Olá, gostaria de agendar um horário.')).toBe(true);
  expect(healthMessageProblem(undefined)).toBe(true);
});
