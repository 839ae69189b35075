import { FAQ_ITEM_QUERY, FAQ_ORDER } from '../../documents/faq-item.query.ts';
import { SECTION_HEADER_QUERY } from '../../objects/section-header.query.ts';

export const FAQ_QUERY = `
  mode,
  area,
  surface,
  header{${SECTION_HEADER_QUERY}},
  "items": select(
    mode == "selected" => chosen[defined(@->_id)]->,
    mode == "area" => *[_type == "faqItem" && area == ^.area] | order(${FAQ_ORDER}),
    *[_type == "faqItem"] | order(${FAQ_ORDER})
  )[]{${FAQ_ITEM_QUERY}}
`;
