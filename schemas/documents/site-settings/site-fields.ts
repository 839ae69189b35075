import { defineArrayMember, defineField } from '@sanity/types';
import { sharedImageField } from '../../objects/seo.schema.ts';
import { verificationProblem } from '../../rules/formats.ts';
import { demoModeProblem } from '../../rules/registrations.ts';
import { MAX_SYNONYMS, synonymsProblem } from '../../rules/synonyms.ts';

const group = 'site';

/** How many links fit into each menu, and what is said when one more is wanted. */
export const MENUS = {
  mainMenu: {
    title: 'Menu principal',
    most: 6,
    full: 'Cabem seis links. Remova um, ponha um dentro do item acima, ou passe um para o menu do rodapé, onde cabem oito.',
  },
  footerMenu: { title: 'Menu do rodapé', most: 8, full: 'Cabem oito links. Remova um para incluir outro.' },
} as const;

export type MenuName = keyof typeof MENUS;

/** A menu's greatest length. Not `max`: Studio then greys the button, with a text that cannot say how many fit. */
const atMost =
  ({ most, full }: { readonly most: number; readonly full: string }) =>
  (items: readonly unknown[] | undefined) =>
    (items ?? []).filter((item) => !isUnder(item)).length <= most || full;

const isUnder = (item: unknown) => (item as { readonly isUnder?: boolean }).isUnder === true;

/** The first link of a menu has none above it. */
const beginsInTheBar = (items: readonly unknown[] | undefined) =>
  !isUnder(items?.[0] ?? {}) || 'O primeiro link fica na barra: não há item acima dele.';

/** How the site presents itself: menus, search engines, the not-found page, demonstration mode. */
export const siteFields = [
  defineField({
    name: 'mainMenu',
    title: MENUS.mainMenu.title,
    type: 'array',
    group,
    description: 'Os links do cabeçalho, na ordem em que aparecem. Até seis na barra; dentro de cada um cabem outros.',
    of: [defineArrayMember({ type: 'menuItem' })],
    validation: (rule) => [rule.custom(atMost(MENUS.mainMenu)), rule.custom(beginsInTheBar)],
  }),
  defineField({
    name: 'footerMenu',
    title: MENUS.footerMenu.title,
    type: 'array',
    group,
    description: 'Links do rodapé, como a política de privacidade. Até oito.',
    of: [defineArrayMember({ type: 'menuItem' })],
    validation: (rule) => rule.custom(atMost(MENUS.footerMenu)),
  }),
  defineField({
    name: 'searchSynonyms',
    title: 'Palavras que querem dizer o mesmo',
    type: 'array',
    group,
    description:
      'Para a busca do site. Em cada linha, palavras separadas por vírgula, como “postinho, posto de saúde”: quem procura uma encontra também as outras. As mais comuns, como “ultrassom” e “ecografia”, o site já conhece.',
    of: [defineArrayMember({ type: 'string', validation: (rule) => rule.custom(synonymsProblem) })],
    validation: (rule) =>
      rule.custom(atMost({ most: MAX_SYNONYMS, full: `Cabem ${MAX_SYNONYMS} linhas. Remova as que ninguém procura.` })),
  }),
  defineField({
    name: 'seo',
    title: 'Google',
    type: 'object',
    group,
    description: 'Usado nas páginas que não têm textos próprios.',
    fields: [
      defineField({
        name: 'titleTemplate',
        title: 'Modelo de título',
        type: 'string',
        description: 'O %s vira o título da página: “%s | Clínica Exemplo Norte”.',
        validation: (rule) => rule.custom((value) => !value || value.includes('%s') || 'O modelo precisa conter %s.'),
      }),
      defineField({
        name: 'defaultTitle',
        title: 'Título padrão',
        type: 'string',
        description: 'Título da página inicial no Google.',
        validation: (rule) => rule.max(60).warning('Acima de 60 caracteres o Google corta o título.'),
      }),
      defineField({
        name: 'description',
        title: 'Descrição padrão',
        type: 'text',
        rows: 3,
        description: 'Quem é a clínica, o que atende e onde fica.',
        validation: (rule) => rule.min(50).max(160).warning('O ideal é ter entre 50 e 160 caracteres.'),
      }),
      sharedImageField('de páginas sem imagem própria'),
      defineField({
        name: 'verification',
        title: 'Confirmação do site',
        type: 'object',
        description:
          'Códigos que mostram ao Google e ao Bing que o site é da clínica. Quem cuida da divulgação os tem.',
        options: { columns: 2 },
        fields: [
          defineField({
            name: 'google',
            title: 'Google',
            type: 'string',
            description: 'O conteúdo da etiqueta “google-site-verification” do Search Console.',
            validation: (rule) => rule.custom(verificationProblem),
          }),
          defineField({
            name: 'bing',
            title: 'Bing',
            type: 'string',
            description: 'O conteúdo da etiqueta “msvalidate.01” do Bing Webmaster Tools.',
            validation: (rule) => rule.custom(verificationProblem),
          }),
        ],
      }),
    ],
  }),
  defineField({
    name: 'demoMode',
    title: 'Modo de demonstração',
    type: 'boolean',
    group,
    description:
      'Mostra a faixa “Conteúdo de demonstração” e pede ao Google que não liste o site. Desligue antes de publicar de verdade.',
    initialValue: false,
    validation: (rule) => rule.custom(demoModeProblem),
  }),
];
