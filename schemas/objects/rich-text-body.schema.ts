import { defineArrayMember, defineType } from '@sanity/types';

import { blockText } from '../rules/block-text.ts';
import { carefulText } from '../rules/careful-language.ts';
import { psychologyLanguage } from '../rules/psychology-language.ts';

/** No H1 (the page has one) and no alignment or colours: the design decides how text looks. */
export const richTextBodySchema = defineType({
  name: 'richTextBody',
  title: 'Texto',
  type: 'array',
  validation: (rule) => [
    rule.custom(carefulText).warning(),
    rule
      .custom((blocks: readonly unknown[] | undefined, context) => psychologyLanguage(blockText(blocks), context))
      .warning(),
  ],
  of: [
    defineArrayMember({
      type: 'block',
      styles: [
        { title: 'Parágrafo', value: 'normal' },
        { title: 'Título', value: 'h2' },
        { title: 'Subtítulo', value: 'h3' },
        { title: 'Subtítulo menor', value: 'h4' },
      ],
      lists: [
        { title: 'Lista', value: 'bullet' },
        { title: 'Lista numerada', value: 'number' },
      ],
      marks: {
        decorators: [
          { title: 'Negrito', value: 'strong' },
          { title: 'Itálico', value: 'em' },
        ],
        annotations: [{ type: 'link' }],
      },
    }),
  ],
});
