import { formatPhone, phoneHref, whatsappHref, formatCep, formatCnpj } from './identifiers.ts';

it.each([
  ['+556630000000', '(66) 3000-0000'],
  ['+5566900000000', '(66) 90000-0000'],
  ['192', '192'],
  ['+15550001111', '+15550001111'],
])('writes %s as %s', (stored, shown) => {
  expect(formatPhone(stored)).toBe(shown);
});

it('links to calls with digits and the country code only (B10)', () => {
  expect(phoneHref('+55 (66) 3000-0000')).toBe('tel:+556630000000');
});

it('links to WhatsApp without the plus sign and with the message encoded (B10)', () => {
  expect(whatsappHref('+5566900000000', 'Olá, quero agendar')).toBe(
    'https://wa.me/5566900000000?text=Ol%C3%A1%2C%20quero%20agendar',
  );
  expect(whatsappHref('+5566900000000', null)).toBe('https://wa.me/5566900000000');
});

it('masks a CNPJ, with letters or without', () => {
  expect(formatCnpj('12ABC34501DE35')).toBe('12.ABC.345/01DE-35');
  expect(formatCnpj('11222333000181')).toBe('11.222.333/0001-81');
});

it('masks a CEP and leaves what is not one alone', () => {
  expect(formatCep('78000000')).toBe('78000-000');
  expect(formatCep('7800')).toBe('7800');
});
