import { defineArrayMember, defineField, defineType } from '@sanity/types';

import { sectionSchemas } from '../generated/section-schemas.ts';
import { sectionThumbnails } from '../generated/section-thumbnails.ts';
import { pageSlugProblem } from '../rules/page-slug.ts';
import { isHomeId } from './page/home-id.ts';
import { pagePublicationFields } from './page/publication-fields.ts';
import { sectionGroups } from './page/section-groups.ts';
import { discountHint } from '../rules/careful-language.ts';

/** A page is a list of sections. The home page is the one with the id `home`; it needs no slug. */
export const pageSchema = defineType({
  name: 'page',
  title: 'Página',
  type: 'document',
  validation: (rule) => rule.custom((document) => discountHint(document)).info(),
  groups: [
    { name: 'content', title: 'Conteúdo', default: true },
    { name: 'publication', title: 'Publicação' },
    { name: 'seo', title: 'Google' },
  ],
  fields: [
    defineField({
      name: 'title',
      title: 'Título',
      type: 'string',
      group: 'content',
      description: 'Nome da página no navegador, no Google e nos menus do Studio.',
      validation: (rule) => [rule.required(), rule.max(60)],
    }),
    defineField({
      name: 'slug',
      title: 'Link da página',
      type: 'slug',
      group: 'content',
      description:
        'O que vem depois da barra: “servicos” vira /servicos. Se mudar, quem abrir o anterior chega ao novo.',
      options: { source: 'title', maxLength: 60 },
      hidden: ({ document }) => isHomeId(document?._id),
      validation: (rule) =>
        rule.custom((slug, { document }) => (isHomeId(document?._id) ? true : pageSlugProblem(slug?.current))),
    }),
    defineField({
      name: 'sections',
      title: 'Seções',
      type: 'array',
      group: 'content',
      description: 'As partes da página, na ordem em que aparecem. Arraste para mudar a ordem.',
      of: sectionSchemas.map(({ name }) => defineArrayMember({ type: name })),
      options: {
        insertMenu: {
          filter: true,
          groups: sectionGroups(sectionSchemas.map(({ name }) => name)),
          views: [{ name: 'grid', previewImageUrl: (type) => sectionThumbnails[type] }, { name: 'list' }],
        },
      },
    }),
    ...pagePublicationFields,
  ],
  preview: {
    select: { title: 'title', slug: 'slug.current', id: '_id' },
    prepare: ({ title, slug, id }) => ({ title, subtitle: isHomeId(id) ? '/' : `/${slug ?? ''}` }),
  },
});
