import { SLUG } from '#schemas/rules/slug.ts';

/** Whether a path segment can be the address of something; anything else needs no question to the lake. */
export function isSlug(value: string): boolean {
  return value.length <= 96 && SLUG.test(value);
}
