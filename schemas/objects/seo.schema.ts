import { defineField, defineType } from '@sanity/types';

import { sharedImageField } from './shared-image-field.ts';
import { carefulLanguage } from '../rules/careful-language.ts';

export const seoSchema = defineType({
  name: 'seo',
  title: 'Busca e redes sociais',
  type: 'object',
  options: { collapsible: true, collapsed: true },
  fields: [
    defineField({
      name: 'title',
      title: 'Título na busca',
      type: 'string',
      description: 'Aparece na aba do navegador e no Google. Vazio: usa o título da página.',
      validation: (rule) => [
        rule.max(60).warning('Acima de 60 caracteres o Google corta o título.'),
        rule.custom(carefulLanguage).warning(),
      ],
    }),
    defineField({
      name: 'description',
      title: 'Descrição na busca',
      type: 'text',
      rows: 3,
      description: 'Uma ou duas frases que dizem o que a pessoa encontra na página.',
      validation: (rule) => [
        rule.min(50).max(160).warning('O ideal é ter entre 50 e 160 caracteres.'),
        rule.custom(carefulLanguage).warning(),
      ],
    }),
    sharedImageField('desta página'),
    defineField({
      name: 'noindex',
      title: 'Não mostrar em buscadores',
      type: 'boolean',
      description: 'Marque para que Google e outros não listem esta página.',
      initialValue: false,
    }),
  ],
});
