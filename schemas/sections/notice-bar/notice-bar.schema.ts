import { defineField, defineType } from '@sanity/types';

import { SECTION_GROUPS, sectionFields, variantField } from '../../objects/section-fields.ts';
import { carefulLanguage } from '../../rules/careful-language.ts';
import { linkTextProblem } from '../../rules/link-text.ts';

export const noticeBarSchema = defineType({
  name: 'noticeBar',
  title: 'Aviso',
  type: 'object',
  description: 'Uma faixa fina para avisos: feriado, mudança de horário, “hoje sem atendimento”.',
  groups: SECTION_GROUPS,
  fields: [
    {
      ...variantField('Atenção muda a cor da faixa; use só quando a pessoa precisa agir.', [
        { title: 'Informação', value: 'informacao' },
        { title: 'Atenção', value: 'atencao' },
      ]),
      title: 'Tipo de aviso',
    },
    defineField({
      name: 'title',
      title: 'Aviso',
      type: 'string',
      group: 'content',
      description: 'O essencial em uma linha: “Sem atendimento em 25 de dezembro”.',
      validation: (rule) => [rule.required(), rule.max(70), rule.custom(carefulLanguage).warning()],
    }),
    defineField({
      name: 'text',
      title: 'Detalhe',
      type: 'string',
      group: 'content',
      description: 'Opcional, mais uma frase.',
      validation: (rule) => [rule.max(160), rule.custom(carefulLanguage).warning()],
    }),
    defineField({
      name: 'linkLabel',
      title: 'Texto do link',
      type: 'string',
      group: 'content',
      description: 'Como “Ver horários”. Só aparece quando há um link.',
      validation: (rule) => [rule.max(32), rule.custom(linkTextProblem).warning()],
    }),
    defineField({ name: 'link', title: 'Link', type: 'link', group: 'content', description: 'Opcional.' }),
    ...sectionFields,
  ],
  preview: { select: { title: 'title' }, prepare: ({ title }) => ({ title, subtitle: 'Aviso' }) },
});
