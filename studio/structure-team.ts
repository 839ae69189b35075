import type { ListItemBuilder, StructureBuilder } from 'sanity/structure';

import { AREAS } from '../schemas/index.ts';
import { icons } from './icons.ts';
import { orderOf } from './ordering/order-item.ts';

const STATUS_ORDER = [
  { field: 'order', direction: 'asc' },
  { field: 'fullName', direction: 'asc' },
] as const;

/** The team, whole and by area; a professional made in an area's list belongs to it from the start. */
export function team(S: StructureBuilder): ListItemBuilder {
  return S.listItem()
    .id('team')
    .title('Equipe')
    .icon(icons.team)
    .schemaType('professional')
    .child(
      S.list()
        .id('team')
        .title('Equipe')
        .items([
          S.listItem()
            .id('everyone')
            .title('Todos os profissionais')
            .schemaType('professional')
            .child(
              S.documentTypeList('professional')
                .title('Todos os profissionais')
                .defaultOrdering([...STATUS_ORDER]),
            ),
          S.divider(),
          ...AREAS.map(({ title, value }) =>
            S.listItem()
              .id(value)
              .title(title)
              .schemaType('professional')
              .child(
                S.documentList()
                  .id(value)
                  .title(title)
                  .schemaType('professional')
                  .apiVersion('2025-02-19')
                  .filter('_type == "professional" && area == $area')
                  .params({ area: value })
                  .defaultOrdering([...STATUS_ORDER])
                  .initialValueTemplates([S.initialValueTemplateItem('professional-in-area', { area: value })]),
              ),
          ),
          S.divider(),
          orderOf(S, 'professional', 'Ordem da equipe'),
        ]),
    );
}
