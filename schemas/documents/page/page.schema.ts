import { type ConditionalPropertyCallbackContext, defineArrayMember, defineField, defineType } from '@sanity/types';
import { sectionSchemas } from '../../generated/section-schemas.ts';
import { sectionThumbnails } from '../../generated/section-thumbnails.ts';
import { LEGAL_KINDS } from '../../objects/choices.ts';
import { DATE_OPTIONS } from '../../objects/date-options.ts';
import { demoField, previousSlugsField, seoField } from '../../objects/document-fields.ts';
import { discountHint } from '../../rules/advertising.ts';
import { pageSlugProblem, slugOf } from '../../rules/links.ts';
import { legalPageProblem, retentionTextProblem } from '../../rules/privacy.ts';
import { unwrittenProblem } from '../../rules/unwritten.ts';

/** Whether a document is the home page, published, drafted or in a release. */
export function isHomeId(id: string | undefined): boolean {
  return id === 'home' || id === 'drafts.home' || /^versions\.[^.]+\.home$/.test(id ?? '');
}

interface SectionGroup {
  readonly name: string;
  readonly title: string;
  readonly of: string[];
}

const GROUPS: readonly SectionGroup[] = [
  { name: 'opening', title: 'Abertura', of: ['banner', 'formBanner', 'comingSoon', 'notFoundBanner'] },
  { name: 'clinic', title: 'A clínica', of: ['hoursLocation', 'team', 'portfolio', 'figures', 'testimonials'] },
  {
    name: 'care',
    title: 'Atendimento',
    of: ['services', 'exams', 'healthPlans', 'pricing', 'resultsPortal', 'faq', 'contact'],
  },
  { name: 'text', title: 'Textos e imagens', of: ['richText', 'imageText', 'features', 'callToAction', 'blog'] },
];

/** Tabs of the menu from which a section is added. A new section type needs no entry here: it comes under "Outras". */
export function sectionGroups(types: readonly string[]): SectionGroup[] {
  const known = GROUPS.map((group) => ({ ...group, of: group.of.filter((name) => types.includes(name)) }));
  const placed = new Set(known.flatMap(({ of }) => of));
  const others = types.filter((name) => !placed.has(name));
  return others.length > 0 ? [...known, { name: 'others', title: 'Outras', of: others }] : known;
}

const group = 'publication';

/** The home page is always there, at one address: what says otherwise is not offered, unless it must be emptied. */
const isHome = ({ document, value }: Pick<ConditionalPropertyCallbackContext, 'document' | 'value'>) =>
  isHomeId(document?._id) && (value === undefined || value === null);

/** When and how a page is shown, and what law asks of pages that state rules. */
const publicationFields = [
  defineField({
    name: 'guards',
    title: 'Condições para mostrar',
    type: 'array',
    group,
    description:
      'Vazio: a página fica no ar. Para tirá-la em uma data: “No ar só até uma data”. A primeira condição que valer decide.',
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
      options: { source: 'title', maxLength: 60, slugify: (words) => slugOf(words) },
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
      validation: (rule) => rule.custom(unwrittenProblem),
      options: {
        insertMenu: {
          filter: true,
          groups: sectionGroups(sectionSchemas.map(({ name }) => name)),
          views: [{ name: 'grid', previewImageUrl: (type) => sectionThumbnails[type] }, { name: 'list' }],
        },
      },
    }),
    ...publicationFields,
  ],
  preview: {
    select: { title: 'title', slug: 'slug.current', id: '_id' },
    prepare: ({ title, slug, id }) => ({ title, subtitle: isHomeId(id) ? '/' : `/${slug ?? ''}` }),
  },
});
