import { CLINIC_TODAY, PRICE_IS_APPROVED } from '../objects/parts.query.ts';

export const PRICE_ORDER = `order asc, label asc, _id asc`;

/** Prices in force. A price that may not be announced never leaves the lake (M16, P4). */
export const PRICE_FILTER = `_type == "priceItem" && (!defined(validUntil) || validUntil >= ${CLINIC_TODAY})`;

/** The clinic can switch prices off for the whole site. */
export const PRICES_ARE_SHOWN = `*[_type == "siteSettings" && _id == "siteSettings"][0].features.pricing != false`;

export const PRICE_ITEM_FRAGMENT = `
  _id,
  label,
  kind,
  "amountCents": select(kind == "consulta" => amountCents, kind == "exame" && ${PRICE_IS_APPROVED} => amountCents),
  paymentMethods,
  note,
  validFrom
`;

const PSYCHOLOGY = `"psicologia"`;

/**
 * On the page of a service: the prices that name it. With psychology there stands no amount, whatever a price names (P4); a
 * procedure has none anywhere (M16).
 */
export const PRICES_OF_SERVICE = `"prices": *[${PRICE_FILTER} && ${PRICES_ARE_SHOWN} && ^._id in services[]._ref
    && kind in select(^.area->regulation == ${PSYCHOLOGY} => [${PSYCHOLOGY}], ["consulta", "exame"])]
    | order(${PRICE_ORDER}) {${PRICE_ITEM_FRAGMENT}}`;

/** On the page of a person: the prices of consultations in which they attend. */
export const PRICES_OF_PERSON = `"prices": *[${PRICE_FILTER} && ${PRICES_ARE_SHOWN} && ^._id in services[]->professionals[]._ref
    && kind == select("CRP" in ^.registrations[].council => ${PSYCHOLOGY}, "consulta")]
    | order(${PRICE_ORDER}) {${PRICE_ITEM_FRAGMENT}}`;
