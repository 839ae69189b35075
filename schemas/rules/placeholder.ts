import { memberOf, textOf } from './form-value.ts';

/** Zeros stand for a number nobody has: only demonstration content may carry them. */
export function isPlaceholder(entry: unknown, document: unknown): boolean {
  return /^0+$/.test(textOf(entry, 'number')) && memberOf(document, 'isDemo') !== true;
}
