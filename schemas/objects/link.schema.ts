import { defineField, defineType } from '@sanity/types';

import { documentRoutes } from '../generated/routes.ts';
import { memberOf } from '../rules/form-value.ts';
import { LINK_KINDS } from './choices.ts';

/** Lists that have a kind with a name of its own. */
const NAMED = new Set(['/profissional', '/topics']);

/** Lists of types with a page; the value is the address (X14). */
export const listKinds = (routes: readonly { readonly index?: { readonly path: string; readonly title: string } }[]) =>
  routes.flatMap(({ index }) =>
    index && !NAMED.has(index.path) ? [{ title: `A lista: ${index.title}`, value: index.path }] : [],
  );

const usesTarget = (parent: unknown) => memberOf(parent, 'kind') === 'page';
const usesUrl = (parent: unknown) => memberOf(parent, 'kind') === 'url';

/**
 * Phone, WhatsApp and e-mail carry no value of their own: they always follow the clinic's settings. Where a link is
 * required its field begins with a kind; begun here, an optional one would be half filled and keep its page from being
 * published.
 */
export const linkSchema = defineType({
  name: 'link',
  title: 'Link',
  type: 'object',
  fields: [
    defineField({
      name: 'kind',
      title: 'Leva para',
      type: 'string',
      description: 'O que acontece quando a pessoa toca no link.',
      options: { list: [...LINK_KINDS, ...listKinds(documentRoutes)] },
      validation: (rule) => rule.required().error('Escolha para onde o link leva.'),
    }),
    defineField({
      name: 'target',
      title: 'Página',
      type: 'reference',
      description: 'A página que será aberta.',
      to: documentRoutes.map(({ type }) => ({ type })),
      hidden: ({ parent }) => !usesTarget(parent),
      validation: (rule) =>
        rule.custom((value, { parent }) => (usesTarget(parent) && !value ? 'Escolha a página.' : true)),
    }),
    defineField({
      name: 'anchor',
      title: 'Trecho da página',
      type: 'string',
      description: 'Opcional. O apelido de uma seção, sem o sinal #, para abrir a página já nesse ponto.',
      hidden: ({ parent }) => !usesTarget(parent),
      validation: (rule) => rule.regex(/^[a-z][a-z0-9-]*$/, { name: 'letras minúsculas, números e hífen' }).max(40),
    }),
    defineField({
      name: 'url',
      title: 'Link',
      type: 'url',
      description: 'Link completo, começando com https://.',
      hidden: ({ parent }) => !usesUrl(parent),
      validation: (rule) => [
        rule.uri({ scheme: ['https'] }).error('Use um link que comece com https://.'),
        rule.custom((value, { parent }) => (usesUrl(parent) && !value ? 'Informe o link.' : true)),
      ],
    }),
  ],
});
