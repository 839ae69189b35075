/** Inside of a `sectionHeader` projection. */
export const SECTION_HEADER_QUERY = `eyebrow, title, lead, align`;
