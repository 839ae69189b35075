/** @jest-environment node */
import type { FormValues } from './form-state.ts';
import { findErrors, normalizeValues, parsePhone, readValues } from './message.ts';

const good: FormValues = {
  name: 'Maria Exemplo',
  phone: '(66) 99999-0000',
  email: '',
  subject: 'agendamento',
  text: 'Gostaria de marcar uma consulta.',
  consent: 'sim',
};

it('accepts a complete message without e-mail', () => {
  expect(findErrors(good)).toEqual({});
});

it('names every field that is missing, and the consent', () => {
  const empty = { name: '', phone: '', email: '', subject: '', text: '', consent: '' };
  expect(findErrors(empty)).toEqual({
    name: 'Escreva o seu nome completo',
    phone: 'Escreva o telefone com DDD',
    subject: 'Escolha um assunto',
    text: 'Escreva a mensagem',
    consent: 'Para enviar, confirme que leu a Política de Privacidade',
  });
});

it.each([
  ['(66) 99999-0000', '+5566999990000'],
  ['66 3000 0000', '+556630000000'],
  ['+55 66 99999-0000', '+5566999990000'],
  ['066 99999 0000', '+5566999990000'],
  ['5566999990000', '+5566999990000'],
])('understands the phone "%s"', (typed, e164) => {
  expect(parsePhone(typed)).toBe(e164);
});

it.each([
  '99999-0000',
  '(66) 9999-000',
  '(06) 99999-0000',
  'meia meia nove',
  '+1 555 0100 0000',
  '(66) 89999-0000',
  '-',
])('asks for a phone with area code in place of "%s"', (phone) => {
  expect(findErrors({ ...good, phone }).phone).toBe('Use 10 ou 11 números, com o DDD, como (66) 90000-0000');
});

it.each(['maria', 'maria@', 'maria@exemplo', 'a b@exemplo.com', 'maria@exemplo..com', '<maria@exemplo.com>'])(
  'asks for a valid e-mail in place of "%s"',
  (email) => {
    expect(findErrors({ ...good, email }).email).toBe('Informe um e-mail válido');
  },
);

it('takes no subject that is not in the list, and no endless text', () => {
  expect(findErrors({ ...good, subject: 'cpf' }).subject).toBe('Escolha um assunto da lista');
  expect(findErrors({ ...good, text: 'a'.repeat(2001) }).text).toBe('Use no máximo 2.000 caracteres');
});

it('reads text only: files, control characters and line ends of other systems are not what was typed', () => {
  const form = new FormData();
  form.set('name', ' Maria\u0000 \u202fExemplo ');
  form.set('text', 'um\r\ndois');
  form.set('phone', new File(['x'], 'x.txt'));
  expect(readValues(form)).toMatchObject({ name: 'Maria \u202fExemplo', text: 'um\ndois', phone: '', consent: '' });
});

it('keeps phone and name in one way of writing', () => {
  expect(
    normalizeValues({ ...good, name: 'Maria \n Exemplo', phone: '66999990000', email: 'Maria@Exemplo.COM' }),
  ).toEqual({
    name: 'Maria Exemplo',
    phone: '(66) 99999-0000',
    email: 'maria@exemplo.com',
    subject: 'agendamento',
    text: 'Gostaria de marcar uma consulta.',
  });
});
