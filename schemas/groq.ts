/**
 * Marks a whole query. Sanity typegen looks for this tag by its name and writes the type of the result to
 * `generated/content-types.ts`; the value stays the plain string. Parts of a query (projections) are plain template strings.
 */
export const groq = String.raw;
