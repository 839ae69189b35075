import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { DATETIME_OPTIONS } from '../objects/date-options.ts';
import { demoField } from '../objects/document-fields.ts';
import { carefulLanguage } from '../rules/advertising.ts';
import { memberOf } from '../rules/form-value.ts';
import { linkTextProblem } from '../rules/links.ts';

const isOnPages = (document: unknown) => memberOf(document, 'scope') === 'pages';

/** A thin band above the content of pages. A document of its own: nothing of a page is published with it. */
export const noticeSchema = defineType({
  name: 'notice',
  title: 'Aviso',
  type: 'document',
  description: 'Uma faixa fina no alto das páginas: feriado, mudança de horário, “hoje sem atendimento”.',
  fields: [
    defineField({
      name: 'title',
      title: 'Aviso',
      type: 'string',
      description: 'O essencial em uma linha: “Sem atendimento em 25 de dezembro”.',
      validation: (rule) => [rule.required(), rule.max(70), rule.custom(carefulLanguage).warning()],
    }),
    defineField({
      name: 'text',
      title: 'Detalhe',
      type: 'string',
      description: 'Opcional, mais uma frase.',
      validation: (rule) => [rule.max(160), rule.custom(carefulLanguage).warning()],
    }),
    defineField({
      name: 'variant',
      title: 'Tipo de aviso',
      type: 'string',
      description: 'Atenção muda a cor da faixa; use só quando a pessoa precisa agir.',
      options: {
        layout: 'radio',
        direction: 'horizontal',
        list: [
          { title: 'Informação', value: 'informacao' },
          { title: 'Atenção', value: 'atencao' },
        ],
      },
      initialValue: 'informacao',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'from',
      title: 'A partir de',
      type: 'datetime',
      options: DATETIME_OPTIONS,
      description: 'Vazio: desde a publicação. O site acompanha sozinho, sem publicar de novo.',
    }),
    defineField({
      name: 'until',
      title: 'Até',
      type: 'datetime',
      options: DATETIME_OPTIONS,
      description: 'Nesse momento o aviso sai sozinho. Vazio: sem data para sair.',
      validation: (rule) =>
        rule.custom((until, { document }) => {
          const from = memberOf(document, 'from');
          const isBefore = until && typeof from === 'string' && Date.parse(until) <= Date.parse(from);
          return isBefore ? 'O aviso sai antes de entrar.' : true;
        }),
    }),
    defineField({
      name: 'scope',
      title: 'Onde aparece',
      type: 'string',
      description: 'No alto de todas as páginas, ou só das que você escolher.',
      options: {
        layout: 'radio',
        direction: 'horizontal',
        list: [
          { title: 'Em todo o site', value: 'site' },
          { title: 'Em páginas escolhidas', value: 'pages' },
        ],
      },
      initialValue: 'site',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'pages',
      title: 'Páginas',
      type: 'array',
      description: 'As páginas que mostram o aviso.',
      // Weak: a notice must not keep a page from being deleted.
      of: [defineArrayMember({ type: 'reference', title: 'Página', to: [{ type: 'page' }], weak: true })],
      hidden: ({ document }) => !isOnPages(document),
      validation: (rule) => [
        rule.unique(),
        rule.custom((pages, { document }) =>
          isOnPages(document) && !pages?.length ? 'Escolha ao menos uma página.' : true,
        ),
      ],
    }),
    defineField({
      name: 'linkLabel',
      title: 'Texto do link',
      type: 'string',
      description: 'Como “Ver horários”. Só aparece quando há um link.',
      validation: (rule) => [rule.max(32), rule.custom(linkTextProblem).warning()],
    }),
    defineField({ name: 'link', title: 'Link', type: 'link', description: 'Opcional.' }),
    defineField({
      name: 'hidden',
      title: 'Ocultar este aviso',
      type: 'boolean',
      description: 'O aviso continua salvo aqui, mas não aparece no site.',
      initialValue: false,
    }),
    defineField({
      name: 'anchorId',
      title: 'Apelido do aviso (para links)',
      type: 'string',
      description: 'Opcional. Nome curto para levar um link direto a este aviso: “ferias” vira /#ferias.',
      validation: (rule) => rule.regex(/^[a-z][a-z0-9-]*$/, { name: 'letras minúsculas, números e hífen' }).max(40),
    }),
    demoField(),
  ],
  preview: {
    select: { title: 'title', scope: 'scope', hidden: 'hidden' },
    prepare: ({ title, scope, hidden }) => ({
      title,
      subtitle: hidden ? 'Oculto' : scope === 'pages' ? 'Em páginas escolhidas' : 'Em todo o site',
    }),
  },
});
