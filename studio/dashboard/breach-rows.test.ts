import { breachesOf } from '../../schemas/index.ts';
import { misfitOf } from '../../schemas/rules/fit.ts';
import { breachRows, misfitRows } from './breach-rows.ts';

const procedure = {
  _id: 'price-a',
  _type: 'priceItem',
  label: 'Procedimento A',
  kind: 'procedimento',
  amountCents: 9900,
};

test('Z13: a price that may not be announced is named, with what visitors miss, and no number of ours (M16)', () => {
  const [row] = breachRows(breachesOf([procedure]), [procedure]);
  expect(row).toMatchObject({ id: 'price-a', type: 'priceItem', title: 'Procedimento A', effect: 'Fora do site' });
  expect(row?.message).toMatch(/CFM não permite anunciar valor de procedimento/);
  expect(row?.message).not.toContain('M16');
});

test('S11: what hides a whole document comes before what hides a part, and that before what hides nothing', () => {
  const breach = (id: string, hides: string) => ({ id, type: 'exam', rule: 'M1', message: 'x', hides });
  const breaches = [
    breach('c', 'nothing'),
    breach('b', 'preparation'),
    breach('p', 'picture'),
    breach('a', 'document'),
  ];
  const rows = breachRows(breaches, []);
  expect(rows.map(({ id, effect }) => [id, effect])).toEqual([
    ['a', 'Fora do site'],
    ['b', 'Oculto: Preparo'],
    ['p', 'Imagem oculta'],
    ['c', 'Corrigir'],
  ]);
});

test('S11: a line opens the field, or the picture, that visitors miss', () => {
  const picture = { _type: 'picture', asset: { _ref: 'image-a' } };
  const page = { _id: 'home', _type: 'page', sections: [{ _key: 'a', _type: 'banner', image: picture }] };
  const [row] = breachRows(breachesOf([page]), [page]);
  expect(row).toMatchObject({ effect: 'Imagem oculta', path: 'sections[_key=="a"].image' });
  const exam = { _id: 'e', _type: 'exam', title: 'Raio-X', preparation: { noPreparation: true } };
  expect(breachRows(breachesOf([exam]), [exam])[0]).toMatchObject({ effect: 'Oculto: Preparo', path: 'preparation' });
});

test('P7: what does not fit its type is named, with the place and with what visitors see', () => {
  const page = { _id: 'home', _type: 'page', title: 'Início', sections: [null] };
  const [row] = misfitRows([misfitOf(page) ?? []].flat(), [page]);
  expect(row).toMatchObject({ id: 'home', title: 'Início', effect: 'Não entra' });
  expect(row?.message).toMatch(/nada no lugar de objeto \(sections\[0\]\)/);
});

test('content that follows the rules makes no row', () => {
  expect(breachRows(breachesOf([{ ...procedure, amountCents: undefined }]), [procedure])).toEqual([]);
});
