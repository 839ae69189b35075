/** What an answer to a visitor is made of, and how it is told afterwards. */

/** Places in a prepared answer, as staff write them. */
const PLACES = ['{nome}', '{clínica}', '{telefone}'];

/** A place that nothing fills would reach the patient as it stands. */
export function placesProblem(text: string | undefined): true | string {
  const unknown = (text ?? '').match(/\{[^{}]*\}?|\}/g)?.find((place) => !PLACES.includes(place));
  return unknown === undefined || `“${unknown}” não é um lugar conhecido. Use {nome}, {clínica} ou {telefone}.`;
}

/** What is known of the patient and of the clinic. */
export interface Known {
  /** As the patient wrote it. */
  readonly name: string | null | undefined;
  readonly clinic: string | null | undefined;
  /** As people read it. */
  readonly phone: string | null | undefined;
}

/**
 * The answer with its places filled. Without a name that is one, the greeting goes without.
 * @returns undefined when the clinic has not written what the answer names
 */
export function filledAnswer(text: string, { name, clinic, phone }: Known): string | undefined {
  if ((text.includes('{clínica}') && !clinic) || (text.includes('{telefone}') && !phone)) return undefined;
  const first = firstName(name ?? '');
  const named = first ? text.replaceAll('{nome}', first) : withoutName(text);
  return named.replaceAll('{clínica}', clinic ?? '').replaceAll('{telefone}', phone ?? '');
}

/** The first word, if it can be a name: what else a visitor wrote there is not sent anywhere. */
function firstName(name: string): string {
  const [word = ''] = name.trim().split(/\s+/);
  if (!/^\p{L}[\p{L}’'-]{1,29}$/u.test(word)) return '';
  const isShouted = word === word.toLocaleUpperCase('pt-BR') || word === word.toLocaleLowerCase('pt-BR');
  return isShouted ? capitalized(word.toLocaleLowerCase('pt-BR')) : word;
}

function withoutName(text: string): string {
  return capitalized(text.replaceAll(/,? ?\{nome\}/g, '').replace(/^[\s,!.]+/, ''));
}

const capitalized = (text: string) => text.charAt(0).toLocaleUpperCase('pt-BR') + text.slice(1);

const MINUTE_MS = 60_000;

/** How long it is from one moment to another, as people say it: “2 h”; undefined where it is not known. Both ISO 8601. */
export function passedWords(from: string | undefined, to: string): string | undefined {
  const minutes = Math.floor((Date.parse(to) - Date.parse(from ?? '')) / MINUTE_MS);
  if (!(minutes >= 0)) return undefined;
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} dias`;
}

function waited(receivedAt: string | undefined, answeredAt: string): string | undefined {
  const passed = passedWords(receivedAt, answeredAt);
  return passed === '0 min' ? 'logo depois' : passed && `${passed} depois`;
}

/** Of a message: who answered it. Messages from before have neither of the first two. */
export interface Answered {
  /** Of a request for an appointment. */
  readonly number?: string | undefined;
  readonly answeredBy?: string | undefined;
  readonly answeredAt?: string | undefined;
  readonly receivedAt?: string | undefined;
}

/** States of messages and requests that somebody answered. */
export const ANSWERED_STATES: readonly string[] = ['respondido', 'contatado', 'confirmado', 'feito'];

/** “Respondida por Ana, 2 h depois”; undefined when nobody is known to have answered. */
export function answeredWords({ number, answeredBy, answeredAt, receivedAt }: Answered): string | undefined {
  if (!answeredAt) return undefined;
  return [
    `${number ? 'Respondido' : 'Respondida'}${answeredBy ? ` por ${answeredBy}` : ''}`,
    waited(receivedAt, answeredAt),
  ]
    .filter(Boolean)
    .join(', ');
}
