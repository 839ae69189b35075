import { cnpjProblem, isCnpj, phoneProblem, verificationProblem } from './formats.ts';

test('the example the tax office published for alphanumeric numbers is valid', () => {
  expect(isCnpj('12ABC34501DE35')).toBe(true);
});

test('numbers in the old, purely numeric form stay valid', () => {
  expect(isCnpj('11222333000181')).toBe(true);
});

test.each(['12ABC34501DE36', '12ABC34501DE3', '12abc34501de35', '12.ABC.345/01DE-35', ''])('%j is refused', (value) => {
  expect(isCnpj(value)).toBe(false);
});

test('staff are told to look again (L12)', () => {
  expect(cnpjProblem('12ABC34501DE36')).toMatch('Confira');
  expect(cnpjProblem(undefined)).toBe(true);
});

test.each(['+5566999990000', '+556630000000'])('%s is a Brazilian number', (number) => {
  expect(phoneProblem(number)).toBe(true);
});

test.each(['66999990000', '+55 66 99999-0000', '+5566899990000', '+5506999990000', '+1202555010'])(
  '%s is refused with an example',
  (number) => {
    expect(phoneProblem(number)).toMatch('DDD');
  },
);

test.each([undefined, 'dQw4w9WgXcQ_dQw4w9-WgXcQ=', '0123456789ABCDEF0123456789ABCDEF'])('%s is a code', (code) => {
  expect(verificationProblem(code)).toBe(true);
});

test.each(['<meta name="google-site-verification" content="dQw4w9WgXcQ" />', 'codigo com espaços', 'curto'])(
  '%s is refused, with what to paste instead',
  (code) => {
    expect(verificationProblem(code)).toMatch('só o código');
  },
);
