import { defineField, defineType } from '@sanity/types';

import { carefulLanguage } from '../rules/advertising.ts';
import { linkTextProblem } from '../rules/links.ts';
import { LINK_KINDS, titleOf } from './choices.ts';
import { ICON_CHOICES } from './drawings.ts';

export const ctaSchema = defineType({
  name: 'cta',
  title: 'Botão',
  type: 'object',
  fields: [
    defineField({
      name: 'label',
      title: 'Texto do botão',
      type: 'string',
      description: 'Comece com um verbo: “Agendar consulta”, “Fale no WhatsApp”.',
      validation: (rule) => [
        rule.required(),
        rule.max(32),
        rule.custom(linkTextProblem).warning(),
        rule.custom(carefulLanguage).warning(),
      ],
    }),
    defineField({
      name: 'link',
      title: 'Link',
      type: 'link',
      initialValue: { kind: 'page' },
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'style',
      title: 'Destaque',
      type: 'string',
      description: 'Use um único botão principal por seção.',
      options: {
        layout: 'radio',
        list: [
          { title: 'Principal (preenchido)', value: 'primary' },
          { title: 'Secundário (fundo suave)', value: 'secondary' },
          { title: 'Discreto (só texto)', value: 'text' },
        ],
      },
      initialValue: 'primary',
    }),
    defineField({
      name: 'icon',
      title: 'Ícone',
      type: 'string',
      description: 'Se quiser, aparece antes do texto.',
      options: { list: [...ICON_CHOICES] },
    }),
  ],
  preview: {
    select: { title: 'label', kind: 'link.kind', page: 'link.target.title', person: 'link.target.fullName' },
    prepare: ({ title, kind, page, person }) => ({ title, subtitle: page ?? person ?? titleOf(LINK_KINDS, kind) }),
  },
});
