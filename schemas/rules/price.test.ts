import { validationOf } from '../validation-testing.ts';
import { priceApprovalProblem } from './approval.ts';
import { amountProblem, formatReais, unlikelyAmount } from './price.ts';

const approved = (content: object) => ({ ...content, approval: { by: 'u1', content } });

test.each([
  ['consulta', 'Sessão de psicoterapia', 'CFP'],
  ['consulta', 'Consulta com psicóloga', 'CFP'],
  ['exame', 'Avaliação neuropsicológica', 'CFP'],
  ['consulta', 'Retirada de verruga', 'procedimento'],
  ['exame', 'Aplicação de toxina botulínica', 'procedimento'],
  ['consulta', 'Pequena cirurgia', 'procedimento'],
  ['consulta', 'Ultrassom de abdome', 'tipo “Exame”'],
])('R: under %s, the price of “%s” is refused by its name (M16, P4)', (kind, label, reason) => {
  expect(amountProblem(20000, { document: approved({ kind, label }) })).toContain(reason);
  expect(amountProblem(undefined, { document: { kind, label } })).toBe(true);
});

test.each([
  ['consulta', 'Consulta particular'],
  ['consulta', 'Consulta com psiquiatra'],
  ['consulta', 'Consulta de cirurgia geral'],
  ['consulta', 'Consulta com cirurgião'],
  ['exame', 'Ultrassom de abdome'],
])('R: under %s, “%s” may have a price (M16)', (kind, label) => {
  expect(amountProblem(20000, { document: approved({ kind, label }) })).toBe(true);
});

const of = (kind: string) => amountProblem(20000, { document: { kind } });

test('the price of a consultation may be shown, of an exam with approval (M16)', () => {
  expect(of('consulta')).toBe(true);
  const approval = (document: object) => priceApprovalProblem(undefined, { document });
  const content = { kind: 'exame', amountCents: 20000 };
  expect(of('exame')).toBe(true);
  expect(approval(content)).toContain('diretor técnico');
  expect(approval({ kind: 'exame' })).toBe(true);
  expect(approval({ ...content, approval: { by: 'u1', content } })).toBe(true);
});

test('procedures and psychology show no price (M16, P4)', () => {
  expect(of('procedimento')).toContain('CFM');
  expect(of('psicologia')).toContain('CFP');
  expect(amountProblem(undefined, { document: { kind: 'psicologia' } })).toBe(true);
});

test('a price that is over is pointed out (L13)', async () => {
  const warned = async (validUntil?: string) =>
    (await validationOf({ _id: 'price', _type: 'priceItem', validUntil })).warnings;
  expect(await warned('2020-01-01')).toContain('venceu');
  expect(await warned('2999-01-01')).not.toContain('venceu');
  expect(await warned()).not.toContain('venceu');
});

test('reais written where cents belong are pointed out, with what the site would show', () => {
  expect(unlikelyAmount(250)).toContain('R$ 2,50');
  expect(unlikelyAmount(25000)).toBe(true);
  expect(unlikelyAmount(undefined)).toBe(true);
  // Z2: the code of an exam in the place of its price.
  expect(unlikelyAmount(41_001_095_00)).toContain('R$ 41.001.095,00');
  expect(unlikelyAmount(20_000_00)).toBe(true);
  expect(formatReais(123456)).toBe('R$ 1.234,56');
});

const tick = (_key: string, _ref: string) => ({ _key, _type: 'coverage', target: { _type: 'reference', _ref } });

test('T6: a plan has one tick for each professional, service and exam, and says when it has none', async () => {
  const coverage = [tick('a', 'professional-ana-exemplo'), tick('b', 'exam-rx-torax')];
  expect(await validationOf({ _id: 'plan-exemplo-a', coverage })).toEqual({ errors: '', warnings: '' });
  const twice = [...coverage, tick('c', 'exam-rx-torax')];
  expect((await validationOf({ _id: 'plan-exemplo-a', coverage: twice })).errors).toContain('duas vezes');
  expect((await validationOf({ _id: 'plan-exemplo-a', coverage: undefined })).warnings).toContain('Nada marcado');
});
