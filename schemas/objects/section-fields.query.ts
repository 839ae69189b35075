/** What the page needs of every section, whatever its type. */
export const SECTION_FIELDS_QUERY = `_key, _type, anchorId`;

/** A section may be hidden by staff, or have days of its own. */
export const SECTION_IS_SHOWN = `hidden != true && (!defined(visibility.from) || dateTime(visibility.from) <= dateTime(now())) && (!defined(visibility.until) || dateTime(visibility.until) > dateTime(now()))`;
