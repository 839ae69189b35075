export const AREA_ORDER = `order asc, title asc, _id asc`;

/** Puts what belongs to areas in the order of these; the editor's order within one comes after it. */
export const BY_AREA = `area->order asc, area->title asc, area._ref asc`;

/**
 * The area that something belongs to: its heading, its address within a page, its place, and whose rules hold. Null in a draft
 * that has none yet. An area from before there were such addresses has its id for one.
 */
export const ITS_AREA = `"area": *[_type == "area" && _id == ^.area._ref][0]{
  _id, title, order, regulation, "anchor": coalesce(anchor.current, _id)
}`;
