import { AccountError } from '../auth/account-error.ts';

/** Shortest password that is accepted. NIST SP 800-63B asks for length and a list of known ones, and for no kinds of characters. */
export const MIN_PASSWORD_LENGTH = 12;
/** Hashing takes time with the length; nobody types more. */
export const MAX_PASSWORD_LENGTH = 1024;
/** A shorter name is part of many words. */
const MIN_NAME_LENGTH = 4;
/** What is repeated when a password is one piece again and again. */
const MAX_REPEATED = 4;

/**
 * Refuses passwords that guessing programs try first, in the order in which a person can do something about it.
 * @param names of the account, the site and its host: no password may contain one
 * @throws AccountError
 */
export async function checkPassword(password: string, email: string, names: readonly string[]): Promise<void> {
  if (password.length < MIN_PASSWORD_LENGTH) {
    throw new AccountError('password-short', `The password must have at least ${MIN_PASSWORD_LENGTH} characters.`);
  }
  if (password.length > MAX_PASSWORD_LENGTH) {
    throw new AccountError('password-long', `The password must have at most ${MAX_PASSWORD_LENGTH} characters.`);
  }
  const folded = fold(password);
  const contains = (name: string) => letters(name).length >= MIN_NAME_LENGTH && letters(folded).includes(letters(name));
  if (contains(email.split('@')[0] ?? '')) {
    throw new AccountError('password-email', 'The password must not contain the e-mail address.');
  }
  if (names.flatMap(partsOfName).some(contains)) {
    throw new AccountError('password-site', 'The password must not contain the name of the site.');
  }
  if (isRepeated(folded) || isRow(letters(folded)) || (await isListed(folded))) {
    throw new AccountError('password-common', 'The password is too common: guessing programs try it first.');
  }
}

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

function letters(text: string): string {
  return fold(text).replace(/[^\p{L}\p{N}]/gu, '');
}

/** Of "Clínica Vida Plena" the whole and "Vida Plena": everybody leaves out what kind of house it is. */
function partsOfName(name: string): readonly string[] {
  const rest = fold(name).replace(/^(site|clinica|consultorio|instituto|centro|da|do|de|\s)+/, '');
  return [name, rest].filter((part) => letters(part) !== 'sitedaclinica' && letters(part) !== '');
}

function isRepeated(text: string): boolean {
  const bare = letters(text);
  return Array.from({ length: MAX_REPEATED }, (_, index) => bare.slice(0, index + 1)).some(
    (piece) => bare.length > piece.length && piece.repeat(Math.ceil(bare.length / piece.length)).startsWith(bare),
  );
}

/** `abcdef…`, `987654…`. */
function isRow(text: string): boolean {
  const steps = Array.from(text.slice(1), (letter, index) => letter.charCodeAt(0) - text.charCodeAt(index));
  return steps.length > 0 && Math.abs(steps[0] ?? 0) <= 1 && steps.every((step) => step === steps[0]);
}

/** In a list of known passwords, or one word with digits and signs around it, or nothing but those. */
async function isListed(folded: string): Promise<boolean> {
  const known = await knownWords();
  const bare = letters(folded);
  const word = folded.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  return word === '' || [folded, bare, word].some((candidate) => known.has(candidate));
}

let words: Promise<ReadonlySet<string>> | undefined;

/** 49,000 passwords that leaked most often, and 70,000 Portuguese words and names. Loaded when a password is first chosen. */
function knownWords(): Promise<ReadonlySet<string>> {
  words ??= readWords();
  return words;
}

async function readWords(): Promise<ReadonlySet<string>> {
  const [common, portuguese] = await Promise.all([
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-pt-br'),
  ]);
  const all = [...Object.values(common.dictionary), ...Object.values(portuguese.dictionary)];
  return new Set(all.flat().map(fold));
}
