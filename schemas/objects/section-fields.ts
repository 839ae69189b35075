import { defineArrayMember, defineField } from '@sanity/types';
import { memberOf } from '../rules/form-value.ts';
import { titleOf } from './choices.ts';
import { DATETIME_OPTIONS } from './date-options.ts';
import { areaField } from './document-fields.ts';

/** Where the fields below appear in every section's form. */
export const SECTION_GROUPS = [
  { name: 'content', title: 'Conteúdo', default: true },
  { name: 'display', title: 'Exibição' },
];

interface Variant {
  readonly title: string;
  readonly value: string;
}

/** What staff call a variant, up to the explanation that follows it in the form: “Principal”. */
export function shortTitleOf(variants: readonly Variant[], value: unknown): string {
  return titleOf(variants, value).split(':')[0] ?? '';
}

/** How a section is drawn, for sections that know several ways. The first variant is the default unless one is named. */
export function variantField(description: string, list: readonly Variant[], initialValue = list[0]?.value) {
  return defineField({
    name: 'variant',
    title: 'Formato',
    type: 'string',
    group: 'content',
    description,
    options: { layout: 'radio', list: [...list] },
    initialValue,
    validation: (rule) => rule.required(),
  });
}

/** Eyebrow, title and lead above a section's content. */
export const headerField = defineField({
  name: 'header',
  title: 'Cabeçalho',
  type: 'sectionHeader',
  group: 'content',
  validation: (rule) => rule.required(),
});

/** The fields every section has. */
export const sectionFields = [
  defineField({
    name: 'anchorId',
    title: 'Apelido da seção (para links)',
    type: 'string',
    group: 'display',
    description: 'Opcional. Leva um link direto a esta seção: “horarios” vira /pagina#horarios.',
    validation: (rule) => rule.regex(/^[a-z][a-z0-9-]*$/, { name: 'letras minúsculas, números e hífen' }).max(40),
  }),
  defineField({
    name: 'hidden',
    title: 'Ocultar esta seção',
    type: 'boolean',
    group: 'display',
    description: 'A seção continua salva aqui, mas não aparece no site.',
    initialValue: false,
  }),
  defineField({
    name: 'visibility',
    title: 'Mostrar só em um período',
    type: 'object',
    group: 'display',
    description: 'Opcional, para avisos e campanhas. O site acompanha sozinho, sem publicar de novo.',
    options: { collapsible: true, collapsed: true, columns: 2 },
    fields: [
      defineField({
        name: 'from',
        title: 'A partir de',
        type: 'datetime',
        options: DATETIME_OPTIONS,
        description: 'Vazio: desde já.',
      }),
      defineField({
        name: 'until',
        title: 'Até',
        type: 'datetime',
        options: DATETIME_OPTIONS,
        description: 'Vazio: sem data para sair.',
      }),
    ],
  }),
];

/** The ground a section stands on, for sections that let staff choose. */
export const surfaceField = defineField({
  name: 'surface',
  title: 'Fundo',
  type: 'string',
  group: 'display',
  description: 'Alterne fundos para separar seções vizinhas.',
  options: {
    layout: 'radio',
    direction: 'horizontal',
    list: [
      { title: 'Branco', value: 'branco' },
      { title: 'Claro', value: 'claro' },
      { title: 'Azul suave', value: 'primaria' },
      { title: 'Escuro', value: 'escura' },
    ],
  },
  initialValue: 'branco',
});

interface Chooser {
  /** Content type of what is chosen. */
  readonly type: string;
  /** How staff call all of them: "Todos os serviços". */
  readonly all: string;
}

const isMode = (parent: unknown, mode: string) => memberOf(parent, 'mode') === mode;

/** "All, those of an area, or chosen ones": three fields that sections with lists of documents share. */
export function chooseFields({ type, all }: Chooser) {
  return [
    defineField({
      name: 'mode',
      title: 'O que aparece',
      type: 'string',
      group: 'content',
      description: 'O que for publicado depois entra sozinho, menos em “Escolhidos”.',
      options: {
        layout: 'radio',
        list: [
          { title: all, value: 'all' },
          { title: 'Os de uma área', value: 'area' },
          { title: 'Escolhidos', value: 'selected' },
        ],
      },
      initialValue: 'all',
      validation: (rule) => rule.required(),
    }),
    areaField('content', 'Mostra o que é desta área.', {
      hidden: ({ parent }) => !isMode(parent, 'area'),
      validation: (rule) =>
        rule.custom((value, { parent }) => (isMode(parent, 'area') && !value ? 'Escolha a área.' : true)),
    }),
    defineField({
      name: 'chosen',
      title: 'Escolhidos',
      type: 'array',
      group: 'content',
      description: 'Na ordem em que devem aparecer.',
      of: [defineArrayMember({ type: 'reference', title: 'Escolhido', to: [{ type }] })],
      hidden: ({ parent }) => !isMode(parent, 'selected'),
      validation: (rule) => [
        rule.unique(),
        rule.custom((value, { parent }) =>
          isMode(parent, 'selected') && !value?.length ? 'Escolha ao menos um.' : true,
        ),
      ],
    }),
  ];
}
