import { expect, test } from '@jest/globals';

import { inOneWord } from './release-wording.ts';

test.each([
  ['Cancele o agendamento desta release para arquivá-la', 'Cancele o agendamento deste lançamento para arquivá-lo'],
  ['Criar uma nova release', 'Criar um novo lançamento'],
  ['Todas as releases', 'Todos os lançamentos'],
  ['Menu da release', 'Menu do lançamento'],
  ['Esta release ultrapassou a data', 'Este lançamento ultrapassou a data'],
  ['A versão sai quando a release for publicada', 'A versão sai quando o lançamento for publicado'],
])('"%s" becomes "%s"', (text, instead) => {
  expect(inOneWord(text)).toBe(instead);
});

test('what Studio fills in keeps its name', () => {
  expect(inOneWord("O release '{{releaseTitle}}' foi excluído")).toBe("O lançamento '{{releaseTitle}}' foi excluído");
});
