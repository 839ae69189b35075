import { isDeepStrictEqual } from 'node:util';

/** Collects what is not as it must be; one crash may break several things. */
export class Findings {
  readonly list: string[] = [];

  check(holds: boolean, message: string): void {
    if (!holds) this.list.push(message);
  }

  same(found: unknown, expected: unknown, what: string): void {
    if (isDeepStrictEqual(found, expected)) return;
    this.list.push(`${what}: ${excerpt(found)} instead of ${excerpt(expected)}`);
  }
}

/** Where two long values differ is what matters. */
function excerpt(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 400 ? `${text.slice(0, 150)} … ${text.slice(-250)}` : text;
}
