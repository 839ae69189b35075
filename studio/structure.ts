import type { StructureResolver } from 'sanity/structure';

import { AREAS } from '../schemas/index.ts';
import { icons } from './icons.ts';

const STATUS_ORDER = [
  { field: 'order', direction: 'asc' },
  { field: 'fullName', direction: 'asc' },
] as const;

/** What staff see on the left: the clinic's one-off documents, pages, and the team by area. */
export const structure: StructureResolver = (S) =>
  S.list()
    .id('clinica')
    .title('Clínica')
    .items([
      S.listItem()
        .id('siteSettings')
        .title('Configurações do site')
        .icon(icons.siteSettings)
        .child(S.document().schemaType('siteSettings').documentId('siteSettings').title('Configurações do site')),
      S.listItem()
        .id('home')
        .title('Página inicial')
        .icon(icons.home)
        .child(S.document().schemaType('page').documentId('home').title('Página inicial')),
      S.listItem()
        .id('pages')
        .title('Páginas')
        .icon(icons.pages)
        .schemaType('page')
        .child(
          S.documentTypeList('page')
            .id('pages')
            .title('Páginas')
            .apiVersion('2025-02-19')
            .filter('_type == "page" && !(_id in ["home", "drafts.home"])')
            .defaultOrdering([{ field: 'title', direction: 'asc' }]),
        ),
      S.divider(),
      S.listItem()
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
            ]),
        ),
    ]);
