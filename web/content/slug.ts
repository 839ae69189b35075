const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Whether a path segment can be the address of something; anything else needs no question to the lake. */
export function isSlug(value: string): boolean {
  return value.length <= 96 && SLUG.test(value);
}
