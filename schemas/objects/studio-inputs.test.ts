import { atMostDigits, MASKS, centavosOf, reaisOf, repliesTo } from './studio-inputs.ts';

test.each([
  ['(66) 99999-0000', '+5566999990000'],
  ['66 99999 0000', '+5566999990000'],
  ['+55 66 99999-0000', '+5566999990000'],
  ['5566999990000', '+5566999990000'],
  ['066 3000-0000', '+556630000000'],
  ['55 3000-0000', '+555530000000'],
  ['', ''],
  ['sem telefone', ''],
])('a phone typed as “%s” is stored as %s', (typed, stored) => {
  expect(MASKS.phone.stored(typed)).toBe(stored);
});

test.each([
  ['7h30', '07:30'],
  ['7h30min', '07:30'],
  ['7 h 30', '07:30'],
  ['12h', '12:00'],
  ['12H', '12:00'],
  ['7:30', '07:30'],
  ['07:30', '07:30'],
  ['7.30', '07:30'],
  ['7', '07:00'],
  ['0h', '00:00'],
  ['0730', '07:30'],
  ['', ''],
  // Not a time, or not yet: kept as it is, so that the rule says how to write it.
  ['7h3', '7h3'],
  ['25h', '25h'],
  ['7h75', '7h75'],
  ['meio-dia', 'meio-dia'],
])('S9: an hour typed as “%s” is stored as “%s”', (typed, stored) => {
  expect(MASKS.time.stored(typed)).toBe(stored);
});

test('S9: hours are shown as the site writes them', () => {
  expect(MASKS.time.shown('07:30')).toBe('7h30');
  expect(MASKS.time.shown('18:00')).toBe('18h');
  expect(MASKS.time.shown('7h3')).toBe('7h3');
  expect(MASKS.time.shown('')).toBe('');
});

test('numbers are shown as people write them, unfinished ones as they are', () => {
  expect(MASKS.phone.shown('+5566999990000')).toBe('(66) 99999-0000');
  expect(MASKS.phone.shown('+556630000000')).toBe('(66) 3000-0000');
  expect(MASKS.phone.shown('+5566')).toBe('+5566');
  expect(MASKS.cep.shown('78000000')).toBe('78000-000');
  expect(MASKS.cnpj.shown('12ABC34501DE35')).toBe('12.ABC.345/01DE-35');
});

test('what is shown can be stored again without a change', () => {
  for (const [name, value] of [
    ['phone', '+5566999990000'],
    ['phone', '+556'],
    ['cep', '78000000'],
    ['cnpj', '12ABC34501DE35'],
    ['digits', '01234'],
    ['time', '07:30'],
    ['time', '18:00'],
    ['time', '7h3'],
  ] as const)
    expect(MASKS[name].stored(MASKS[name].shown(value))).toBe(value);
});

test('a company number takes letters in any case (L12)', () => {
  expect(MASKS.cnpj.stored('12.abc.345/01de-35')).toBe('12ABC34501DE35');
});

test.each([
  ['250', 25_000],
  ['250,', 25_000],
  ['250,5', 25_050],
  ['250,00', 25_000],
  ['250.00', 25_000],
  ['1.250', 125_000],
  ['1.250,50', 125_050],
  ['R$ 90', 9_000],
  [' 0 ', 0],
  ['', undefined],
  ['a combinar', undefined],
  ['-5', undefined],
  ['250,555', undefined],
])('“%s” reais are %s centavos', (typed, centavos) => {
  expect(centavosOf(typed)).toBe(centavos);
});

test.each([0, 5, 25_000, 125_050])('%i centavos are shown so that they are read back as the same', (centavos) => {
  expect(centavosOf(reaisOf(centavos))).toBe(centavos);
});

test('M6: the answer that was chosen goes along to WhatsApp and mail, and to nothing else', () => {
  const words = 'Olá, Maria!\nQue dia?';
  expect(repliesTo('(66) 99999-0000', words).map(({ href }) => href)).toEqual([
    'tel:+5566999990000',
    'https://wa.me/5566999990000?text=Ol%C3%A1%2C%20Maria!%0AQue%20dia%3F',
  ]);
  expect(repliesTo('ana@clinica.example', words)[0]?.href).toBe(
    'mailto:ana%40clinica.example?body=Ol%C3%A1%2C%20Maria!%0D%0AQue%20dia%3F',
  );
});

test('T9: the button to call says the number, for who dials it on another telephone', () => {
  expect(repliesTo('066 3500 0000')[0]?.text).toBe('Ligar para (66) 3500-0000');
});

test.each([
  ['(66) 99999-0000', ['tel:+5566999990000', 'https://wa.me/5566999990000']],
  ['+55 66 99999 0000', ['tel:+5566999990000', 'https://wa.me/5566999990000']],
  ['066999990000', ['tel:+5566999990000', 'https://wa.me/5566999990000']],
  ['66 3500-0000', ['tel:+556635000000']],
  ['55 99999-0000', ['tel:+5555999990000', 'https://wa.me/5555999990000']],
  ['999990000', []],
  ['ana@clinica.example', ['mailto:ana%40clinica.example']],
  ['não tenho', []],
  ['', []],
])('T9: who left “%s” can be answered at %j', (left, hrefs) => {
  expect(repliesTo(left).map(({ href }) => href)).toEqual(hrefs);
});

test('T9: a field of digits says what it takes, and of an empty one nothing: that is said already', () => {
  expect([undefined, '', '123456', '1234567', '12a'].map(atMostDigits(6))).toEqual([
    true,
    true,
    true,
    'Escreva só os números, até 6.',
    'Escreva só os números, até 6.',
  ]);
});
