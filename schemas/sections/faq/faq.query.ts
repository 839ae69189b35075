import { FAQ_ITEM_FRAGMENT, FAQ_ORDER } from '../../documents/faq-item.query.ts';
import { SECTION_HEADER_FRAGMENT } from '../../objects/parts.query.ts';

export const FAQ_FRAGMENT = `
  mode,
  surface,
  header{${SECTION_HEADER_FRAGMENT}},
  "items": select(
    mode == "selected" => chosen[defined(@->_id)]->,
    mode == "area" => *[_type == "faqItem" && area._ref == ^.area._ref] | order(${FAQ_ORDER}),
    *[_type == "faqItem"] | order(${FAQ_ORDER})
  )[]{${FAQ_ITEM_FRAGMENT}}
`;
