import { expect, test } from '@jest/globals';

import { carefulLanguage } from './careful-language.ts';

test.each([
  ['Resultado garantido em uma sessão', 'promessa'],
  ['Exame sem dor', 'promessa'],
  ['A melhor clínica da região', 'exalta'],
  ['Aparelho de última geração', 'exalta'],
  ['Primeira consulta grátis', 'Oferta'],
  ['Amanhã pode ser tarde demais', 'assustar'],
])('"%s" is warned about (4.9, M11, M12, M15, M17)', (text, word) => {
  expect(carefulLanguage(text)).toContain(word);
});

test.each(['Procurar ajuda cedo faz diferença', 'A recepção confirma o horário', 'Segurança e procura', '', undefined])(
  '"%s" passes',
  (text) => {
    expect(carefulLanguage(text)).toBe(true);
  },
);
