import { defineField, defineType } from '@sanity/types';
import { demoField } from '../objects/document-fields.ts';
import { redirectProblem, redirectSourceProblem } from '../rules/links.ts';

/** Leads an old address on. Works at once: the site asks for the list, it is not built in. */
export const redirectSchema = defineType({
  name: 'redirect',
  title: 'Redirecionamento',
  type: 'document',
  fields: [
    defineField({
      name: 'from',
      title: 'De',
      type: 'string',
      description: 'O link antigo neste site, começando com a barra: /contatos.',
      validation: (rule) => [rule.required(), rule.custom(redirectSourceProblem)],
    }),
    defineField({
      name: 'to',
      title: 'Para',
      type: 'string',
      description: 'O link novo: /contato, ou completo, começando com https://.',
      validation: (rule) => [rule.required(), rule.custom(redirectProblem)],
    }),
    defineField({
      name: 'permanent',
      title: 'Permanente',
      type: 'boolean',
      description: 'Marque quando o link antigo não volta. O Google passa a usar o novo.',
      initialValue: true,
    }),
    demoField(),
  ],
  preview: { select: { title: 'from', subtitle: 'to' } },
});
