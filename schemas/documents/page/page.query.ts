/** Has an address of its own; the home page is where it is. */
export const PAGE_FILTER = `_type == "page" && _id != "home" && defined(slug.current)`;
