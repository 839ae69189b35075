const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const DOCUMENT_ID = /^[A-Za-z0-9_-]{1,128}$/;

/** Whether a path segment can be the address of something; anything else needs no question to the lake. */
export function isSlug(value: string): boolean {
  return value.length <= 96 && SLUG.test(value);
}

/** Whether a path segment can be a published document's `_id`. Ids with a dot (drafts, versions) are not public. */
export function isDocumentId(value: string): boolean {
  return DOCUMENT_ID.test(value);
}
