import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { AGE_GROUPS, MODALITIES } from '../../objects/choices.ts';
import {
  acceptedPlansField,
  areaField,
  demoField,
  DOCUMENT_GROUPS,
  faqField,
  orderField,
  previousSlugsField,
  seoField,
  slugField,
  whatsappMessageField,
} from '../../objects/document-fields.ts';
import { ICON_CHOICES } from '../../objects/drawings.ts';
import { carefulLanguage, discountHint, psychologyLanguage } from '../../rules/advertising.ts';
import { inArea, withArea } from '../../rules/area-regulation.ts';
import { serviceSubjectProblem } from '../../rules/specialties.ts';

/** What the clinic attends, with a page at `/servicos/<endereço>`. */
export const serviceSchema = defineType({
  name: 'service',
  title: 'Serviço',
  type: 'document',
  validation: (rule) => rule.custom(async (_, context) => discountHint((await withArea(context)).document)).info(),
  groups: DOCUMENT_GROUPS,
  fields: [
    defineField({
      name: 'title',
      title: 'Nome',
      type: 'string',
      group: 'content',
      description: 'Como a recepção chama o serviço: “Consulta de clínica geral”.',
      validation: (rule) => [
        rule.required(),
        rule.max(60),
        rule.custom(inArea(carefulLanguage)).warning(),
        rule.custom(serviceSubjectProblem).warning(),
      ],
    }),
    slugField('content', 'title', 'O final do link: /servicos/consulta-de-clinica-geral.'),
    areaField('content', 'O grupo em que o serviço aparece. As áreas ficam em Equipe › Áreas.', {
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'summary',
      title: 'Resumo',
      type: 'text',
      rows: 3,
      group: 'content',
      description: 'Para listas e cartões. O que é e para quem, em uma ou duas frases.',
      validation: (rule) => [
        rule.required(),
        rule.max(240),
        rule.custom(inArea(carefulLanguage)).warning(),
        rule.custom(inArea(psychologyLanguage)).warning(),
      ],
    }),
    defineField({
      name: 'icon',
      title: 'Ícone',
      type: 'string',
      group: 'content',
      description: 'Ao lado do nome, nas listas.',
      options: { list: [...ICON_CHOICES] },
    }),
    defineField({
      name: 'image',
      title: 'Imagem',
      type: 'picture',
      group: 'content',
      description: 'Opcional. Sem imagem, o site usa uma ilustração da área.',
    }),
    defineField({
      name: 'body',
      title: 'Texto',
      type: 'richTextBody',
      group: 'content',
      description: 'Como acontece, o que trazer, o que vem depois. Sem promessas de resultado.',
    }),
    defineField({
      name: 'modalities',
      title: 'Atendimento',
      type: 'array',
      group: 'content',
      description: 'Presencial, online ou os dois.',
      of: [defineArrayMember({ type: 'string' })],
      options: { layout: 'grid', list: [...MODALITIES] },
      validation: (rule) => rule.unique(),
    }),
    defineField({
      name: 'ageGroups',
      title: 'Para quem',
      type: 'array',
      group: 'content',
      description: 'As idades atendidas.',
      of: [defineArrayMember({ type: 'string' })],
      options: { list: [...AGE_GROUPS] },
      validation: (rule) => rule.unique(),
    }),
    defineField({
      name: 'durationMinutes',
      title: 'Duração, em minutos',
      type: 'number',
      group: 'content',
      description: 'Quanto dura, em média. Vazio: não aparece.',
      validation: (rule) => rule.integer().min(5).max(480),
    }),
    defineField({
      name: 'professionals',
      title: 'Quem atende',
      type: 'array',
      group: 'relations',
      description: 'Na ordem em que devem aparecer.',
      of: [defineArrayMember({ type: 'reference', title: 'Profissional', to: [{ type: 'professional' }] })],
      validation: (rule) => rule.unique(),
    }),
    defineField({
      name: 'examTypes',
      title: 'Exames deste serviço',
      type: 'array',
      group: 'relations',
      description: 'Para serviços de exames. A página do serviço mostra os exames destes tipos.',
      of: [defineArrayMember({ type: 'reference', title: 'Tipo de exame', to: [{ type: 'examType' }] })],
      validation: (rule) => rule.unique(),
    }),
    acceptedPlansField('relations'),
    faqField('relations', 'do serviço'),
    whatsappMessageField('relations'),
    orderField('publication', 'Números menores aparecem antes dentro da área.'),
    previousSlugsField('publication'),
    seoField('publication'),
    demoField('publication'),
  ],
  preview: {
    select: { title: 'title', subtitle: 'area.title', media: 'image' },
  },
});
