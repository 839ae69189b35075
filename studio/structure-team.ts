import type { ListItemBuilder, StructureBuilder } from 'sanity/structure';

import { icons } from './icons.tsx';
import { orderOf } from './ordering/order-pane.tsx';
import { documentsOf } from './structure-items.ts';

const STATUS_ORDER = [
  { field: 'order', direction: 'asc' },
  { field: 'fullName', direction: 'asc' },
] as const;

/** The team, whole and by area, and the areas; a professional made in an area's list belongs to it from the start. */
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
          S.listItem()
            .id('by-area')
            .title('Profissionais por área')
            .schemaType('professional')
            .child(
              S.documentList()
                .id('by-area')
                .title('Profissionais por área')
                .schemaType('area')
                .apiVersion('2025-02-19')
                // Areas are made and changed in their own list below, which links lead to. Not `_type == $type`: Studio opens its links
                // in a list with that filter, whatever `canHandleIntent` says.
                .filter('_type == "area"')
                .defaultOrdering([{ field: 'order', direction: 'asc' }])
                .canHandleIntent(() => false)
                .child((area) =>
                  S.documentList()
                    .id(area)
                    .title('Profissionais desta área')
                    .schemaType('professional')
                    .apiVersion('2025-02-19')
                    .filter('_type == "professional" && area._ref == $area')
                    .params({ area })
                    .defaultOrdering([...STATUS_ORDER])
                    .initialValueTemplates([S.initialValueTemplateItem('professional-in-area', { area })]),
                )
                // Last: every call behind it would give the list a button to make areas again.
                .initialValueTemplates([]),
            ),
          documentsOf(S, 'area', 'Áreas'),
          S.divider(),
          orderOf(S, 'professional', 'Ordem da equipe'),
          orderOf(S, 'area', 'Ordem das áreas'),
        ]),
    );
}
