/** Rules that follow the area, in areas that a clinic made itself. */
import { hintsOf, paragraphOf, validationOf } from '../validation-testing.ts';

const mind = { _id: 'area-mente', _type: 'area', title: 'Saúde mental', regulation: 'psicologia' };
const nutrition = { _id: 'area-nutricao', _type: 'area', title: 'Nutrição', regulation: 'outra' };
const family = { _id: 'area-familia', _type: 'area', title: 'Saúde da família', regulation: 'medicina' };
const areas = [mind, nutrition, family];
const reference = ({ _id }: { readonly _id: string }) => ({ _type: 'reference', _ref: _id });
const service = (area: { readonly _id: string }, more: object) => ({
  _id: 'service-clinica-geral',
  area: reference(area),
  ...more,
});

test('M, P5: psychology has its rules in an area of the clinic’s own, too, and nobody else has them', async () => {
  const promise = { summary: 'Cuidamos disso em 5 sessões.' };
  expect((await validationOf(service(mind, promise), ...areas)).warnings).toContain('número de sessões');
  expect((await validationOf(service(nutrition, promise), ...areas)).warnings).toBe('');
  const body = { body: paragraphOf('Atendemos em poucas sessões.') };
  expect((await validationOf(service(mind, body), ...areas)).warnings).toContain('número de sessões');
  expect((await validationOf(service(nutrition, body), ...areas)).warnings).toBe('');
});

test('M, P4: a discount is a warning in psychology and a hint elsewhere', async () => {
  const offer = { summary: 'Com desconto em março.' };
  expect((await validationOf(service(mind, offer), ...areas)).warnings).toContain('não serve de anúncio');
  expect(await hintsOf(service(mind, offer), ...areas)).toBe('');
  expect(await hintsOf(service(nutrition, offer), ...areas)).toContain('pode em campanha');
});

test('M, M9: a service named after a disease asks for an RQE where doctors consult', async () => {
  const named = { title: 'Diabetes', professionals: [] };
  expect((await validationOf(service(family, named), ...areas)).warnings).toContain('Sem RQE');
  expect((await validationOf(service(nutrition, named), ...areas)).warnings).toBe('');
});

test('M, P7: an area that psychologists belong to has the rules of psychology', async () => {
  expect((await validationOf({ _id: 'area-psicologia', regulation: 'outra' })).errors).toContain(
    'profissionais com CRP',
  );
  expect((await validationOf({ _id: 'area-psicologia' })).errors).toBe('');
  expect((await validationOf({ _id: 'area-imagem', regulation: 'outra' })).errors).toBe('');
  const psychologist = { _id: 'professional-carla-amostra', area: reference(nutrition) };
  expect((await validationOf(psychologist, ...areas)).warnings).toContain('Quem tem CRP');
  expect((await validationOf({ ...psychologist, area: reference(mind) }, ...areas)).warnings).toBe('');
});

test('M: a new area needs an address within the page; one of the first three has it in its id', async () => {
  const own = { ...nutrition, _id: '4d1f' };
  expect((await validationOf(own)).errors).toContain('Informe o link');
  expect((await validationOf({ ...own, anchor: { _type: 'slug', current: 'Nutrição' } })).errors).toContain(
    'sem acento',
  );
  expect((await validationOf({ ...own, anchor: { _type: 'slug', current: 'nutricao' } })).errors).toBe('');
  expect((await validationOf({ _id: 'area-psicologia', anchor: undefined })).errors).toBe('');
});

test('M: an area needs a name and its rules', async () => {
  expect((await validationOf({ _id: 'a', _type: 'area' })).errors).toMatch(/title[^]*regulation/);
  expect(await validationOf({ ...nutrition })).toEqual({ errors: '', warnings: '' });
});
