import type { StructureResolver } from 'sanity/structure';

import { documentsOf, group, otherPages, singleton } from './structure-items.ts';
import { icons } from './icons.tsx';
import { movingIn } from './moving-in/moving-in-pane.tsx';
import { orderOf } from './ordering/order-pane.tsx';
import { removedItem } from './removed/removed-pane.tsx';
import { pageModels } from './page-models.ts';
import { manyPlans } from './plans/many-plans-pane.tsx';
import { priceTable } from './prices/price-table.tsx';
import { requestBoard } from './requests/request-board.tsx';
import { mayReadMessages } from './roles.ts';
import { messages } from './structure-messages.ts';
import { team } from './structure-team.ts';

/** What staff see on the left: the clinic, its people, what it offers, its pages, and what visitors wrote. */
export const structure: StructureResolver = (S, { currentUser }) =>
  S.list()
    .id('clinica')
    .title('Clínica')
    .items([
      singleton(S, {
        id: 'siteSettings',
        type: 'siteSettings',
        title: 'Configurações do site',
        icon: icons.siteSettings,
      }),
      singleton(S, { id: 'clinicHours', type: 'clinicHours', title: 'Horários e feriados', icon: icons.clinicHours }),
      documentsOf(S, 'notice', 'Avisos', { field: '_updatedAt', direction: 'desc' }),
      group(S, 'clinic', 'Estrutura e depoimentos', icons.clinic, [
        documentsOf(S, 'portfolioItem', 'Fotos da estrutura'),
        documentsOf(S, 'testimonial', 'Depoimentos', { field: '_updatedAt', direction: 'desc' }),
        S.divider(),
        orderOf(S, 'portfolioItem', 'Ordem das fotos'),
      ]),
      S.divider(),
      team(S),
      group(S, 'services', 'Serviços e exames', icons.services, [
        documentsOf(S, 'service', 'Serviços'),
        documentsOf(S, 'exam', 'Exames'),
        documentsOf(S, 'examType', 'Tipos de exame'),
        documentsOf(S, 'equipment', 'Equipamentos', { field: 'name', direction: 'asc' }),
        documentsOf(S, 'faqItem', 'Perguntas frequentes'),
        S.divider(),
        orderOf(S, 'service', 'Ordem dos serviços'),
        orderOf(S, 'exam', 'Ordem dos exames'),
        orderOf(S, 'examType', 'Ordem dos tipos de exame'),
        orderOf(S, 'faqItem', 'Ordem das perguntas'),
      ]),
      group(S, 'plans', 'Convênios e valores', icons.plans, [
        documentsOf(S, 'healthPlan', 'Convênios'),
        documentsOf(S, 'priceItem', 'Valores'),
        S.divider(),
        manyPlans(S),
        priceTable(S),
        S.divider(),
        orderOf(S, 'healthPlan', 'Ordem dos convênios'),
        orderOf(S, 'priceItem', 'Ordem dos valores'),
      ]),
      S.divider(),
      singleton(S, { id: 'home', type: 'page', title: 'Página inicial', icon: icons.home }),
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
            .filter('_type == "page" && !(_id in ["home", "drafts.home"]) && !defined(legal.kind)')
            .defaultOrdering([{ field: 'title', direction: 'asc' }])
            .initialValueTemplates(
              ['page', ...pageModels.map(({ id }) => id)].map((id) => S.initialValueTemplateItem(id)),
            ),
        ),
      S.listItem()
        .id('legal')
        .title('Privacidade e acessibilidade')
        .icon(icons.legal)
        .schemaType('page')
        .child(
          S.documentList()
            .id('legal')
            .title('Privacidade e acessibilidade')
            .schemaType('page')
            .apiVersion('2025-02-19')
            .filter('_type == "page" && defined(legal.kind)')
            .defaultOrdering([{ field: 'title', direction: 'asc' }])
            .initialValueTemplates([S.initialValueTemplateItem('page')]),
        ),
      group(S, 'topics', 'Temas de saúde', icons.topics, [
        documentsOf(S, 'topic', 'Temas'),
        documentsOf(S, 'post', 'Artigos', { field: 'publishedAt', direction: 'desc' }),
        S.divider(),
        orderOf(S, 'topic', 'Ordem dos temas'),
      ]),
      ...otherPages(S),
      documentsOf(S, 'redirect', 'Redirecionamentos', { field: 'from', direction: 'asc' }),
      movingIn(S),
      removedItem(S),
      ...(mayReadMessages(currentUser) ? [S.divider(), requestBoard(S), messages(S)] : []),
    ]);
