/** The clinic, described on every page. The site makes paths to whole addresses (`web/seo/json-ld`). */
export const CLINIC_ID = '/#clinica';

/** An object without what is not known. */
export type Known<Values> = { [Key in keyof Values]?: NonNullable<Values[Key]> };

/** Leaves out what is missing or empty: search engines take an empty value for a wrong one. */
export function known<Values extends object>(values: Values): Known<Values> {
  const entries = Object.entries(values).filter(([, value]: [string, unknown]) => {
    if (value === null || value === undefined || value === '') return false;
    return !Array.isArray(value) || value.length > 0;
  });
  return Object.fromEntries(entries) as Known<Values>;
}
