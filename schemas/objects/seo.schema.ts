import { defineField, defineType } from '@sanity/types';

import { sharedImageField } from './shared-image-field.ts';
import { carefulLanguage } from '../rules/careful-language.ts';

export const seoSchema = defineType({
  name: 'seo',
  title: 'Google e redes sociais',
  type: 'object',
  options: { collapsible: true, collapsed: true },
  fields: [
    defineField({
      name: 'title',
      title: 'Título no Google',
      type: 'string',
      description: 'Aparece também na aba do navegador. Vazio: usa o título da página.',
      validation: (rule) => [
        rule.max(60).warning('Acima de 60 caracteres o Google corta o título.'),
        rule.custom(carefulLanguage).warning(),
      ],
    }),
    defineField({
      name: 'description',
      title: 'Descrição no Google',
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
      title: 'Não mostrar no Google',
      type: 'boolean',
      description: 'Marque para que o Google e outros não listem esta página.',
      initialValue: false,
    }),
  ],
});
