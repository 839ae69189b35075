/**
 * Where a value is edited, for the attribute `data-sanity` of what shows it: for what carries no note in its text, since
 * code reads it. Only in previews (web/preview/edit-marks.ts); visitors get no attribute at all.
 */
export function editMarkOf(value: object | null | undefined): string | undefined {
  return value && 'editMark' in value && typeof value.editMark === 'string' ? value.editMark : undefined;
}
