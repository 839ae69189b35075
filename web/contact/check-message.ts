import { MESSAGE_SUBJECTS } from '#schemas/objects/choices.ts';
import { phoneProblem } from '#schemas/rules/phone.ts';
import { formatPhone } from '../ui/formats/phone.ts';
import { type FieldErrors, FIELDS, type FormValues } from './form-state.ts';

const LONGEST = { name: 120, phone: 30, email: 254, subject: 30, text: 2_000, consent: 10 } as const;

/** As the mail systems in use accept it; whether it arrives, only a message shows. */
const EMAIL = /^[^\s@<>"]+@[^\s@<>".]+(\.[^\s@<>".]+)+$/;

const REQUIRED = 'Campo obrigatório';

/** Everything but tabs and line ends that is not meant to be seen. */
const CONTROL = /(?![\n\t])\p{Cc}/gu;

/** Reads the fields as they were typed; what is not text (a file in place of it) counts as nothing. */
export function readValues(form: FormData): FormValues {
  const read = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.replaceAll('\r\n', '\n').replace(CONTROL, '').trim() : '';
  };
  return Object.fromEntries(FIELDS.map((name) => [name, read(name)])) as unknown as FormValues;
}

/** A phone with area code in E.164, however it was typed; undefined when it is none. */
export function phoneOf(typed: string): string | undefined {
  if (/[^\d\s()+.-]/.test(typed)) return undefined;
  const digits = typed.replace(/\D/g, '').replace(/^0(?=\d{10,11}$)/, '');
  const e164 = digits.length > 11 ? `+${digits}` : `+55${digits}`;
  return digits !== '' && phoneProblem(e164) === true ? e164 : undefined;
}

/** What is wrong, field by field, in words for the visitor. Empty when the message can be sent. */
export function errorsIn(values: FormValues): FieldErrors {
  const found: [string, string][] = [];
  for (const name of ['name', 'phone', 'subject', 'text'] as const) {
    if (values[name] === '') found.push([name, REQUIRED]);
  }
  for (const name of FIELDS) {
    const most = LONGEST[name];
    if (values[name].length > most) found.push([name, `Use no máximo ${most.toLocaleString('pt-BR')} caracteres`]);
  }
  if (values.phone !== '' && !phoneOf(values.phone)) found.push(['phone', 'Informe um telefone válido com DDD']);
  if (values.email !== '' && !EMAIL.test(values.email)) found.push(['email', 'Informe um e-mail válido']);
  if (values.subject !== '' && !MESSAGE_SUBJECTS.some(({ value }) => value === values.subject)) {
    found.push(['subject', 'Escolha um assunto da lista']);
  }
  if (values.consent !== 'sim') found.push(['consent', 'Para enviar, confirme que leu a Política de Privacidade']);
  // The first thing that is wrong with a field is the one to say.
  return Object.fromEntries(found.toReversed());
}

/** The values in the form in which they are kept. */
export function tidy({ name, phone, email, subject, text }: FormValues): Omit<FormValues, 'consent'> {
  return {
    name: name.replace(/\s+/g, ' '),
    phone: formatPhone(phoneOf(phone) ?? phone),
    email: email.toLowerCase(),
    subject,
    text,
  };
}
