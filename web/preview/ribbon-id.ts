/** Names the line across a preview for the script that shows it. */
export const RIBBON_ID = 'previa';
