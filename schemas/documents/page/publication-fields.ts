import { type ConditionalPropertyCallbackContext, defineArrayMember, defineField } from '@sanity/types';

import { DATE_OPTIONS } from '../../objects/date-options.ts';
import { LEGAL_KINDS } from '../../objects/choices.ts';
import { legalPageProblem, retentionTextProblem } from '../../rules/legal-page.ts';
import { isHomeId } from './home-id.ts';
import { demoField, previousSlugsField, seoField } from '../../objects/document-fields.ts';

const group = 'publication';

/** The home page is always there, at one address: what says otherwise is not offered, unless it must be emptied. */
const isHome = ({ document, value }: Pick<ConditionalPropertyCallbackContext, 'document' | 'value'>) =>
  isHomeId(document?._id) && (value === undefined || value === null);

/** When and how a page is shown, and what law asks of pages that state rules. */
export const pagePublicationFields = [
  defineField({
    name: 'guards',
    title: 'Condições para mostrar',
    type: 'array',
    group,
    description: 'Vazio: a página fica no ar. A primeira condição que valer decide.',
    of: [defineArrayMember({ type: 'pageGuard' })],
    hidden: isHome,
    validation: (rule) => rule.max(3),
  }),
  defineField({
    name: 'legal',
    title: 'Página legal',
    type: 'object',
    group,
    description: 'Só para políticas e termos: mostra versão e data no fim da página.',
    options: { collapsible: true, collapsed: true, columns: 2 },
    hidden: isHome,
    validation: (rule) => [rule.custom(legalPageProblem), rule.custom(retentionTextProblem).warning()],
    fields: [
      defineField({
        name: 'kind',
        title: 'Qual',
        type: 'string',
        description: 'O assunto da página.',
        options: { list: [...LEGAL_KINDS] },
      }),
      defineField({
        name: 'version',
        title: 'Versão',
        type: 'string',
        description: 'Como “1.2”. Fica guardada com cada mensagem do formulário.',
        validation: (rule) => rule.max(20),
      }),
      defineField({
        name: 'effectiveAt',
        title: 'Vale desde',
        type: 'date',
        options: DATE_OPTIONS,
        description: 'A data em que esta versão passou a valer.',
      }),
      defineField({
        name: 'approvedBy',
        title: 'Aprovada por',
        type: 'string',
        description: 'Quem responde pelo texto.',
        validation: (rule) => rule.max(80),
      }),
    ],
  }),
  { ...previousSlugsField(group), hidden: isHome },
  // Alone in its tab: folded, the tab would look empty.
  { ...seoField('seo'), options: { collapsible: false } },
  demoField(group),
];
