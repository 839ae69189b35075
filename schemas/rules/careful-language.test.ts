import { expect, test } from '@jest/globals';

import { hintsOn, verdictOn } from '../verdict.ts';
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

test.each([
  ['Veja o antes e depois', 'promessa'],
  ['Fotos de antes e depois do tratamento', 'promessa'],
  ['Procedimento indolor', 'promessa'],
  ['Solução definitiva para a dor', 'promessa'],
  ['Líder em exames na região', 'exalta'],
  ['A clínica nº 1 do norte', 'exalta'],
  ['A número um da cidade', 'exalta'],
  ['A maior clínica da cidade', 'exalta'],
  ['O maior da região', 'exalta'],
  ['Use o cupom no balcão', 'Oferta'],
  ['Avaliação cortesia', 'Oferta'],
  ['Black Friday de exames', 'Oferta'],
  ['Pague no carnê', 'Oferta'],
])('R: "%s" is warned about (4.9, M11, M12, M17)', (text, word) => {
  expect(carefulLanguage(text)).toContain(word);
});

test.each([
  'Atendemos pelo Sistema Único de Saúde',
  'Os melhores horários são os da manhã',
  'O melhor horário para o exame é cedo',
  'Diagnóstico definitivo',
  'A maior parte dos exames',
  'Evite carne vermelha na véspera',
  'Rua das Flores, nº 120',
  'Vale antes e depois do exame',
  'Desconto para pagamento no Pix',
])('R: "%s" is allowed and passes', (text) => {
  expect(carefulLanguage(text)).toBe(true);
});

test('R: a discount is a hint, which names its field; in psychology it stays a warning (M16, P4)', async () => {
  const summary = 'Campanha com 10% de desconto em outubro.';
  const service = { _id: 'service-clinica-geral', summary };
  expect(await verdictOn(service)).toEqual({ errors: '', warnings: '' });
  expect(await hintsOn(service)).toMatch(/^summary: .*venda casada/);
  expect(await hintsOn({ ...service, summary: 'Promoção da saúde.' })).toBe('');
  const sections = [{ _key: 'n', _type: 'noticeBar', variant: 'informacao', title: 'Promoção de outubro' }];
  expect(await hintsOn({ _id: 'home', sections })).toMatch(/^sections\.title: .*venda casada/);
  const psychology = { _id: 'service-psicoterapia', summary };
  expect((await verdictOn(psychology)).warnings).toContain('art. 20 d');
  expect(await hintsOn(psychology)).toBe('');
});

test.each(['Procurar ajuda cedo faz diferença', 'A recepção confirma o horário', 'Segurança e procura', '', undefined])(
  '"%s" passes',
  (text) => {
    expect(carefulLanguage(text)).toBe(true);
  },
);
