import { defineArrayMember, defineField } from '@sanity/types';

import { slugProblem } from '../rules/slug.ts';

/** Fields that documents with a page of their own share, written once. `group` names the tab of the form. */

export function slugField(group: string, source: string, description: string) {
  return defineField({
    name: 'slug',
    title: 'Link da página',
    type: 'slug',
    group,
    description,
    options: { source, maxLength: 60 },
    validation: (rule) => rule.custom((slug) => slugProblem(slug?.current)),
  });
}

/** Kept by hand for addresses that were printed somewhere; the site leads them on. */
export function previousSlugsField(group: string) {
  return defineField({
    name: 'previousSlugs',
    title: 'Links antigos',
    type: 'array',
    group,
    description: 'Quem abrir um destes links é levado ao atual.',
    of: [defineArrayMember({ type: 'string' })],
    options: { layout: 'tags' },
    validation: (rule) => rule.unique(),
  });
}

export function orderField(group: string, description = 'Números menores aparecem antes.') {
  return defineField({
    name: 'order',
    title: 'Ordem na lista',
    type: 'number',
    group,
    description,
    initialValue: 100,
    validation: (rule) => rule.integer().min(0),
  });
}

export function seoField(group: string) {
  return defineField({ name: 'seo', title: 'Google e redes sociais', type: 'seo', group });
}

export function demoField(group: string) {
  return defineField({
    name: 'isDemo',
    title: 'Conteúdo de demonstração',
    type: 'boolean',
    group,
    description: 'Desmarque depois de trocar os textos fictícios pelos da clínica.',
    initialValue: false,
  });
}

/** Tabs of a document's form. */
export const DOCUMENT_GROUPS = [
  { name: 'content', title: 'Conteúdo', default: true },
  { name: 'relations', title: 'Quem atende e convênios' },
  { name: 'publication', title: 'Publicação' },
];

/** The same, where the tab in the middle is about something else than who attends. */
export function documentGroups(relations: string) {
  return DOCUMENT_GROUPS.map((group) => (group.name === 'relations' ? { ...group, title: relations } : group));
}
