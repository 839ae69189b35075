import { SERVICE_CARD_FRAGMENT, SERVICE_ORDER } from '../../documents/service/service.query.ts';
import { SECTION_HEADER_FRAGMENT } from '../../objects/parts.query.ts';

export const SERVICES_FRAGMENT = `
  variant,
  mode,
  surface,
  header{${SECTION_HEADER_FRAGMENT}},
  "items": select(
    mode == "selected" => chosen[defined(@->slug.current)]->,
    mode == "area" => *[_type == "service" && area._ref == ^.area._ref && defined(slug.current)] | order(${SERVICE_ORDER}),
    *[_type == "service" && defined(slug.current)] | order(${SERVICE_ORDER})
  )[]{${SERVICE_CARD_FRAGMENT}}
`;
