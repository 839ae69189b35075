/**
 * Where a value is edited, as the attribute of what shows it: for what carries no note in its text, since code reads it.
 * Only in previews (web/preview/edit-marks.ts). To be spread: an attribute that is undefined would still be named in the
 * data that every visitor loads with the page.
 */
export function editMark(value: object | null | undefined): { readonly 'data-sanity'?: string } {
  return value && 'editMark' in value && typeof value.editMark === 'string' ? { 'data-sanity': value.editMark } : {};
}
