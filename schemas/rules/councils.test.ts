import { validationOf } from '../validation-testing.ts';
import { breachesOf } from './breaches.ts';
import { categoryChoices, COUNCILS, professionOf } from './councils.ts';

const nutritionist = {
  _id: 'nina',
  _type: 'professional',
  fullName: 'Nina Amostra Prado',
  slug: { _type: 'slug', current: 'nina-amostra' },
  genderLabel: 'feminine',
  area: { _type: 'reference', _ref: 'area-clinica-geral' },
  status: 'ativo',
};
const registered = (fields: object) => ({
  ...nutritionist,
  registrations: [{ _key: 'a', _type: 'councilRegistration', number: '12345', isPrimary: true, ...fields }],
});

test('R: where a council registers several professions, staff say which one it is', async () => {
  expect((await validationOf(registered({ council: 'CRN', region: '1' }))).errors).toContain(
    'profissão registrada no CRN',
  );
  const other = { council: 'CRN', region: '1', category: 'enfermeiro' };
  expect((await validationOf(registered(other))).errors).toContain('profissão registrada no CRN');
  expect(await validationOf(registered({ ...other, category: 'nutricionista' }))).toEqual({ errors: '', warnings: '' });
  expect((await validationOf(registered({ council: 'CRFa', region: '5' }))).errors).toBe('');
});

test('R: what was published before there were categories is not withheld, and is printed as it was', () => {
  const before = registered({ council: 'COREN', uf: 'MT' });
  expect(breachesOf([before])).toEqual([]);
  expect(professionOf({ council: 'COREN', category: null }, 'feminine')).toBe('Enfermeira');
});

test('R: a registration names the state or the region that gave the number', async () => {
  const nurse = { council: 'COREN', category: 'enfermeiro' };
  expect((await validationOf(registered(nurse))).warnings).toContain('O COREN é por estado');
  expect((await validationOf(registered({ ...nurse, uf: 'MT' }))).warnings).toBe('');
  expect((await validationOf(registered({ council: 'CRESS', uf: 'MT' }))).warnings).toContain('O CRESS é por região');
  expect((await validationOf(registered({ council: 'CRESS', region: '20' }))).warnings).toBe('');
});

test('R: a number has as many digits as its council usually gives', async () => {
  const numbered = async (council: string, number: string, more: object) =>
    await validationOf(registered({ council, number, ...more }));
  const nurse = { uf: 'MT', category: 'enfermeiro' };
  expect(await numbered('COREN', '1234567', nurse)).toEqual({ errors: '', warnings: '' });
  expect((await numbered('COREN', '12345678', nurse)).errors).toContain('Escreva só os números, até 7.');
  expect(await numbered('CRFa', '1234567', { region: '5' })).toEqual({
    errors: '',
    warnings: expect.stringContaining('Números do CRFa costumam ter até 6 algarismos'),
  });
  expect((await numbered('CRFa', '', { region: '5' })).errors).toContain('number');
});

test('R: every profession has both forms and a value of its own', () => {
  const categories = COUNCILS.flatMap(({ categories: own }) => own);
  for (const { feminine, masculine } of categories) expect([feminine, masculine]).not.toContain('');
  const values = categories.map(({ value }) => value).filter(Boolean);
  expect(new Set(values).size).toBe(values.length);
  expect(COUNCILS.flatMap(({ value }) => categoryChoices(value).map((choice) => choice.value))).toEqual(values);
});
