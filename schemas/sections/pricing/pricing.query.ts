import { PRICE_FILTER, PRICE_ITEM_FRAGMENT, PRICE_ORDER } from '../../documents/price-item.query.ts';
import { CLINIC_TODAY, SECTION_HEADER_FRAGMENT } from '../../objects/parts.query.ts';

/** The clinic can switch prices off for the whole site. `chosen`: which prices staff picked, if they did. */
export const PRICING_FRAGMENT = `
  variant,
  surface,
  header{${SECTION_HEADER_FRAGMENT}},
  note,
  "chosen": items[]._ref,
  "isOff": *[_type == "siteSettings" && _id == "siteSettings"][0].features.pricing == false,
  "prices": select(
    count(items) > 0 => items[@->_type == "priceItem" && (!defined(@->validUntil) || @->validUntil >= ${CLINIC_TODAY})]->{${PRICE_ITEM_FRAGMENT}},
    *[${PRICE_FILTER}] | order(${PRICE_ORDER}) {${PRICE_ITEM_FRAGMENT}}
  )
`;
