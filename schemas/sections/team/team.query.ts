import { PROFESSIONAL_CARD_FRAGMENT, PROFESSIONAL_ORDER } from '../../documents/professional/professional.query.ts';
import { SECTION_HEADER_FRAGMENT } from '../../objects/parts.query.ts';

/** Resolves its own people: chosen ones keep the editor's order, whoever is not active is left out. */
export const TEAM_FRAGMENT = `
  variant,
  mode,
  surface,
  header{${SECTION_HEADER_FRAGMENT}},
  "people": select(
    mode == "selected" => people[@->status == "ativo"]->,
    mode == "area" => *[_type == "professional" && status == "ativo" && area._ref == ^.area._ref] | order(${PROFESSIONAL_ORDER}),
    *[_type == "professional" && status == "ativo"] | order(${PROFESSIONAL_ORDER})
  )[]{${PROFESSIONAL_CARD_FRAGMENT}}
`;
