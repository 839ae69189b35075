/**
 * Where a value is edited, as the attribute of what shows it: for what carries no note in its text, since code reads it.
 * Only in previews (web/preview/edit-marks.ts). To be spread: an attribute that is undefined would still be named in the
 * data that every visitor loads with the page.
 * @param fact name of the member that is shown, such as a price; without it the value itself opens
 */
export function editMark(value: object | null | undefined, fact?: string): { readonly 'data-sanity'?: string } {
  const marks = fact === undefined ? value : memberOf(value, 'factMarks');
  const mark = memberOf(marks, fact ?? 'editMark');
  return typeof mark === 'string' ? { 'data-sanity': mark } : {};
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
