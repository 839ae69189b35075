import { defineArrayMember, defineField, type FieldDefinition, type ReferenceDefinition } from '@sanity/types';
import type { RuleContext } from '../rules/form-value.ts';
import { slugOf, slugProblem } from '../rules/links.ts';
import { healthMessageProblem } from '../rules/privacy.ts';
import { DATETIME_OPTIONS } from './date-options.ts';

/* Fields that several types of document share. `group` names the tab of the form. */

export function slugField(group: string, source: string, description: string) {
  return defineField({
    name: 'slug',
    title: 'Link da página',
    type: 'slug',
    group,
    description,
    options: { source, maxLength: 60, slugify: (words) => slugOf(words) },
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

/** For fields that nobody fills in any more: what was written stays in sight, so that it can be read and taken away. */
export const hiddenWhenEmpty = ({ value }: { readonly value?: unknown }) => value === undefined;

/** Hidden: staff drag the documents into order (`studio/ordering/`). */
export function orderField(group?: string, description = 'Números menores aparecem antes.') {
  return defineField({
    name: 'order',
    title: 'Ordem na lista',
    type: 'number',
    ...(group && { group }),
    description,
    hidden: true,
    initialValue: 100,
    validation: (rule) => rule.integer().min(0),
  });
}

export function seoField(group: string) {
  return defineField({ name: 'seo', title: 'Google e redes sociais', type: 'seo', group });
}

/** Which plans accept the document: nothing is stored here, the plan has the ticks (`health-plan.schema.ts`). */
export function acceptedPlansField(group: string) {
  return defineField({
    name: 'acceptedPlans',
    title: 'Convênios',
    type: 'string',
    group,
    description: 'Quem aceita cada convênio é marcado no próprio convênio, em um lugar só.',
    readOnly: true,
    options: { input: 'acceptedPlans' },
  });
}

/** Nobody writes a new demonstration: the mark is there until it is taken away. */
export function demoField(group?: string) {
  return defineField({
    name: 'isDemo',
    title: 'Conteúdo de demonstração',
    type: 'boolean',
    ...(group && { group }),
    description: 'Desmarque depois de trocar os textos fictícios pelos da clínica.',
    initialValue: false,
    hidden: ({ value }) => value !== true,
  });
}

const WRITTEN_BY_LAKE = 'Escrito pelo site quando o diretor técnico aprova.';

/** What the fields that are approved are made of, where they are no text. */
const SHAPES: Readonly<Record<string, Pick<FieldDefinition, 'type'> & Readonly<Record<string, unknown>>>> = {
  year: { type: 'number' },
  amountCents: { type: 'number' },
  area: { type: 'reference', to: [{ type: 'area' }] },
  preparation: { type: 'preparation' },
  reviewedBy: { type: 'reference', to: [{ type: 'professional' }] },
  reviewedAt: { type: 'date' },
  body: { type: 'richTextBody' },
  sources: { type: 'array', of: [sourceMember()] },
};

/** As the fields that are approved are called in their own forms. */
const TITLES: Readonly<Record<string, string>> = {
  quote: 'Depoimento',
  authorDisplay: 'Iniciais de quem escreveu',
  area: 'Área',
  subject: 'Assunto',
  year: 'Ano',
  label: 'Nome',
  kind: 'Tipo',
  amountCents: 'Valor',
  note: 'Observação',
  title: 'Nome ou título',
  preparation: 'Preparo',
  reviewedBy: 'Revisado por',
  reviewedAt: 'Data da revisão',
  excerpt: 'Resumo',
  body: 'Texto',
  sources: 'Fontes',
};

/** The help text of an approval that confirms a review. */
export const REVIEW_APPROVED =
  'O diretor técnico confirma que a pessoa em “Revisado por” revisou o texto como está. Se o texto mudar, a revisão acaba e é preciso aprovar de novo.';

/** Who approved the document as technical director, when and what: written by the lake, see `rules/approval.ts`. */
export function approvalField(
  group: string,
  description: string,
  content: readonly string[],
  problem: (approval: unknown, context: RuleContext) => true | string = () => true,
) {
  const text = (name: string, title: string, hidden: boolean) =>
    defineField({ name, title, type: 'string', description: WRITTEN_BY_LAKE, hidden });
  return defineField({
    name: 'approval',
    title: 'Aprovação do diretor técnico',
    type: 'object',
    group,
    description,
    readOnly: true,
    options: { columns: 2 },
    validation: (rule) => rule.custom(problem),
    fields: [
      text('byName', 'Aprovado por', false),
      defineField({
        name: 'at',
        title: 'Aprovado em',
        type: 'datetime',
        options: DATETIME_OPTIONS,
        description: WRITTEN_BY_LAKE,
      }),
      defineField({
        name: 'imported',
        title: 'Trazida por importação em',
        type: 'datetime',
        options: DATETIME_OPTIONS,
        description: 'Esta aprovação veio de uma importação e não vale neste site: o diretor técnico aprova aqui.',
        hidden: ({ value }) => value === undefined,
      }),
      text('by', 'Conta', true),
      text('revision', 'Revisão', true),
      defineField({
        name: 'content',
        title: 'O que foi aprovado',
        type: 'object',
        description: WRITTEN_BY_LAKE,
        hidden: true,
        fields: content.map((name) => ({
          type: 'string',
          ...SHAPES[name],
          name,
          title: TITLES[name] ?? name,
          description: WRITTEN_BY_LAKE,
        })),
      }),
    ],
  });
}

/** A source of an article. */
export function sourceMember() {
  return defineArrayMember({
    type: 'object',
    name: 'source',
    title: 'Fonte',
    fields: [
      defineField({
        name: 'title',
        title: 'Título',
        type: 'string',
        description: 'Instituição e documento.',
        validation: (rule) => rule.required().max(140),
      }),
      defineField({
        name: 'url',
        title: 'Link',
        type: 'url',
        description: 'Opcional, começando com https://.',
        validation: (rule) => rule.uri({ scheme: ['https'] }),
      }),
    ],
    preview: { select: { title: 'title', subtitle: 'url' } },
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

type More = Partial<Pick<ReferenceDefinition, 'title' | 'options' | 'hidden' | 'validation'>>;

/** The area of the clinic that something belongs to. `group` names the tab of the form, where there are tabs. */
export function areaField(group: string | undefined, description: string, more: More = {}) {
  return defineField({
    name: 'area',
    title: 'Área',
    type: 'reference',
    ...(group && { group }),
    description,
    to: [{ type: 'area' }],
    ...more,
  });
}

/** @param page what the page is about, as “do serviço” */
export function faqField(group: string, page: string) {
  return defineField({
    name: 'faq',
    title: 'Perguntas frequentes',
    type: 'array',
    group,
    description: `Mostradas no fim da página ${page}.`,
    of: [defineArrayMember({ type: 'reference', title: 'Pergunta', to: [{ type: 'faqItem' }] })],
    validation: (rule) => rule.unique(),
  });
}

/** The words a conversation begins with must not say why somebody writes (L1). */
export function whatsappMessageField(group: string, otherwise = '') {
  return defineField({
    name: 'whatsappMessage',
    title: 'Mensagem inicial do WhatsApp',
    type: 'text',
    rows: 2,
    group,
    description: `Opcional. ${otherwise}Não cite doenças nem sintomas: a mensagem pode revelar dados de saúde.`,
    validation: (rule) => [rule.max(200), rule.custom(healthMessageProblem).warning()],
  });
}
