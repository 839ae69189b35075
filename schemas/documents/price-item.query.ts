import { CLINIC_TODAY, PRICE_IS_APPROVED } from '../objects/parts.query.ts';

export const PRICE_ORDER = `order asc, label asc, _id asc`;

/** Prices in force. A price that may not be announced never leaves the lake (M16, P4). */
export const PRICE_FILTER = `_type == "priceItem" && (!defined(validUntil) || validUntil >= ${CLINIC_TODAY})`;

/** The clinic can switch prices off for the whole site. */
export const PRICES_ARE_SHOWN = `*[_type == "siteSettings" && _id == "siteSettings"][0].features.pricing != false`;

export const PRICE_ITEM_QUERY = `
  _id,
  label,
  kind,
  "amountCents": select(kind == "consulta" => amountCents, kind == "exame" && ${PRICE_IS_APPROVED} => amountCents),
  paymentMethods,
  note,
  validFrom
`;
