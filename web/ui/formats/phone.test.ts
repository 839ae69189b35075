import { formatPhone, phoneHref, whatsappHref } from './phone.ts';

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
