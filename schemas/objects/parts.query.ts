import { LINK_FRAGMENT } from './link.query.ts';

/**
 * Inside of a `picture` projection: enough to reserve the space, show a first impression and crop to any frame. The first
 * impression stays behind the picture, and would be seen through one that is not opaque.
 */
export const PICTURE_FRAGMENT = `
  "asset": asset->{
    _id,
    url,
    mimeType,
    "width": metadata.dimensions.width,
    "height": metadata.dimensions.height,
    "lqip": select(metadata.isOpaque != false => metadata.lqip)
  },
  hotspot{x, y, width, height},
  crop{top, bottom, left, right},
  alt,
  decorative,
  isStock,
  credit
`;

/** Times of a day. One of which staff have typed half is none yet, and is seen in the preview as soon as it is whole. */
export const INTERVALS_FRAGMENT = `intervals[defined(opens) && defined(closes)]{_key, opens, closes}`;

/** Inside of a `seo` projection. */
export const SEO_FRAGMENT = `title, description, noindex, ogImage{${PICTURE_FRAGMENT}}`;

/** Inside of a `cta[]` projection. */
export const CTA_FRAGMENT = `
  _key,
  label,
  style,
  icon,
  "link": link{${LINK_FRAGMENT}}
`;

/** Inside of a `richTextBody` array projection: the shape `@portabletext/react` renders. */
export const RICH_TEXT_BODY_FRAGMENT = `
  _key,
  _type,
  style,
  listItem,
  level,
  children[]{_key, _type, text, marks},
  markDefs[]{_key, _type, ${LINK_FRAGMENT}}
`;

/** Inside of a `sectionHeader` projection. */
export const SECTION_HEADER_FRAGMENT = `eyebrow, title, lead, align, titleHidden`;

/** What the page needs of every section, whatever its type. */
export const SECTION_FIELDS_FRAGMENT = `_key, _type, anchorId`;

/** A section may be hidden by staff, or have days of its own. */
export const SECTION_IS_SHOWN = `hidden != true && (!defined(visibility.from) || dateTime(visibility.from) <= dateTime(now())) && (!defined(visibility.until) || dateTime(visibility.until) > dateTime(now()))`;

/** The document is as the technical director approved it. The same fields as in `rules/approval.ts`. */
export const TESTIMONIAL_IS_APPROVED = `defined(approval.by) && !defined(approval.imported) && approval.content.quote == quote
  && approval.content.authorDisplay == authorDisplay && approval.content.area._ref == area._ref
  && approval.content.subject == subject && approval.content.year == year`;

export const PRICE_IS_APPROVED = `defined(approval.by) && !defined(approval.imported) && approval.content.label == label
  && approval.content.kind == kind && approval.content.amountCents == amountCents && approval.content.note == note`;

const ZONE_IS_IN = `count(*[_type == "clinicHours" && _id == "clinicHours" && timeZone in`;

/**
 * How many seconds the clinic's clock is behind UTC. GROQ knows no time zones; those that staff can choose have had no
 * summer time since 2019, so their distance to UTC is a number. Mato Grosso's unless the clinic's hours say otherwise.
 */
export const CLINIC_BEHIND_UTC = `select(${ZONE_IS_IN} ["America/Sao_Paulo", "America/Belem"]]) > 0 => 10800, ${ZONE_IS_IN} ["America/Rio_Branco"]]) > 0 => 18000, 14400)`;

const CLINIC_NOW = `string::split(string(dateTime(now()) - ${CLINIC_BEHIND_UTC}), "T")`;

/** The time of the clock at the clinic, to be compared with `HH:MM`. The content clock knows when somebody's hours end. */
export const CLINIC_TIME = `${CLINIC_NOW}[1]`;

/**
 * Today's date at the clinic, `YYYY-MM-DD`: the day of UTC begins at 20:00 there, and a contract that ends tonight would be
 * gone from the site four hours early. It changes at the clinic's midnight, with all that is compared with it; the content
 * clock knows that moment.
 */
export const CLINIC_TODAY = `${CLINIC_NOW}[0]`;
