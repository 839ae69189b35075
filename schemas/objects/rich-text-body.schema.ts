import { defineArrayMember, defineType } from '@sanity/types';

import { carefulBody } from '../rules/advertising.ts';
import { inArea } from '../rules/area-regulation.ts';
import { headingOrder } from '../rules/headings.ts';

/** No H1 (the page has one) and no alignment or colours: the design decides how text looks. */
export const richTextBodySchema = defineType({
  name: 'richTextBody',
  title: 'Texto',
  type: 'array',
  validation: (rule) => [rule.custom(inArea(carefulBody)).warning(), rule.custom(headingOrder).warning()],
  of: [
    defineArrayMember({
      type: 'block',
      styles: [
        { title: 'Parágrafo', value: 'normal' },
        { title: 'Título', value: 'h2' },
        { title: 'Subtítulo', value: 'h3' },
        { title: 'Subtítulo menor', value: 'h4' },
        { title: 'Quadro de atenção', value: 'attention' },
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
