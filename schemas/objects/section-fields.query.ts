/** What the page needs of every section, whatever its type. */
export const SECTION_FIELDS_QUERY = `_key, _type, anchorId`;
