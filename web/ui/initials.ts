import type { Tint } from './tints.ts';

const particles = new Set(['da', 'de', 'do', 'das', 'dos', 'e', 'dr.', 'dra.', 'dr', 'dra']);

/** First and last initial of a Brazilian name, without titles and particles: "Ana Exemplo da Silva" → "AS". */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => word && !particles.has(word.toLocaleLowerCase('pt-BR')));
  const ends = words.length > 1 ? [words.at(0), words.at(-1)] : words.slice(0, 1);
  return ends.map((word) => Array.from(word ?? '')[0]?.toLocaleUpperCase('pt-BR') ?? '').join('');
}

const avatarTones = ['blue', 'violet', 'green'] as const satisfies readonly Tint[];

/** Always the same tone for the same name, on every page and machine. */
export function toneOf(name: string): Tint {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return avatarTones[sum % avatarTones.length] ?? 'blue';
}
