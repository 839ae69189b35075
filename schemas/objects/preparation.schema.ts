import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { ageBandsProblem, fastingProblem, preparationProblem } from '../rules/exam-preparation.ts';
import { BLADDER, BRING_ITEMS, PERIODS } from './choices.ts';

/** One line of a preparation: what holds for one band of ages at one time of day. */
export const preparationRuleSchema = defineType({
  name: 'preparationRule',
  title: 'Regra de preparo',
  type: 'object',
  fields: [
    defineField({
      name: 'ageMin',
      title: 'De (anos)',
      type: 'number',
      description: 'Idade inicial, em anos completos. Vazio: desde o nascimento.',
      validation: (rule) => rule.integer().min(0).max(120),
    }),
    defineField({
      name: 'ageMax',
      title: 'Até (anos)',
      type: 'number',
      description: 'Idade final, incluída. Vazio: sem limite.',
      validation: (rule) => rule.integer().min(0).max(120),
    }),
    defineField({
      name: 'fastingHours',
      title: 'Jejum, ao menos (horas)',
      type: 'number',
      description: 'De 0 a 24; 0 aparece como “Sem jejum”. Vazio: não se fala em jejum.',
      validation: (rule) => rule.min(0).max(24),
    }),
    defineField({
      name: 'fastingHoursMax',
      title: 'Jejum, no máximo (horas)',
      type: 'number',
      description: 'Opcional: com 8 e 12, o site escreve “Jejum de 8 a 12 horas”.',
      validation: (rule) => [rule.min(0).max(24), rule.custom(fastingProblem)],
    }),
    defineField({
      name: 'water',
      title: 'Água',
      type: 'string',
      description: 'Como “Água liberada” ou quanto beber e quando.',
      validation: (rule) => rule.max(160),
    }),
    defineField({
      name: 'bladder',
      title: 'Bexiga',
      type: 'string',
      description: 'Como a bexiga deve estar na hora do exame.',
      options: {
        layout: 'radio',
        list: [...BLADDER],
      },
    }),
    defineField({
      name: 'period',
      title: 'Horário do exame',
      type: 'string',
      description: 'Quando a regra vale.',
      options: {
        layout: 'radio',
        list: [...PERIODS],
      },
    }),
    defineField({
      name: 'note',
      title: 'Observação',
      type: 'string',
      description: 'Opcional, uma frase. Para bebês, escreva aqui os meses.',
      validation: (rule) => rule.max(200),
    }),
  ],
  preview: {
    select: { ageMin: 'ageMin', ageMax: 'ageMax', fasting: 'fastingHours' },
    prepare: ({ ageMin, ageMax, fasting }) => ({
      title: ageMin || ageMax ? `De ${ageMin ?? 0} a ${ageMax ?? '…'} anos` : 'Todas as idades',
      subtitle: fasting ? `Jejum de ${fasting} h` : '',
    }),
  },
});

/** How to get ready for an exam: the clinic's own protocol, never copied from elsewhere. */
export const preparationSchema = defineType({
  name: 'preparation',
  title: 'Preparo',
  type: 'object',
  validation: (rule) => rule.custom(preparationProblem),
  fields: [
    defineField({
      name: 'noPreparation',
      title: 'Não é necessário preparo',
      type: 'boolean',
      description: 'Marque só quando não há nada a fazer antes do exame.',
    }),
    defineField({
      name: 'rules',
      title: 'Regras por idade e horário',
      type: 'array',
      description:
        'Uma regra para cada faixa de idade. No mesmo horário, faixas vizinhas não se sobrepõem nem deixam um vão entre elas.',
      of: [defineArrayMember({ type: 'preparationRule' })],
      validation: (rule) => rule.custom(ageBandsProblem),
    }),
    defineField({
      name: 'diet',
      title: 'Alimentação',
      type: 'text',
      rows: 2,
      description: 'O que comer ou evitar antes, em palavras simples.',
      validation: (rule) => rule.max(400),
    }),
    defineField({
      name: 'medicationNote',
      title: 'Medicamentos',
      type: 'text',
      rows: 2,
      description: 'Obrigatório. A regra geral é seguir a orientação do próprio médico.',
      validation: (rule) => [rule.required(), rule.max(300)],
    }),
    defineField({
      name: 'bring',
      title: 'O que levar',
      type: 'array',
      description: 'Marque o que a recepção pede no dia.',
      of: [defineArrayMember({ type: 'string' })],
      options: { list: [...BRING_ITEMS] },
      validation: (rule) => rule.unique(),
    }),
    defineField({
      name: 'arriveMinutesBefore',
      title: 'Chegar antes, em minutos',
      type: 'number',
      description: 'Tempo para o cadastro.',
      validation: (rule) => rule.integer().min(0).max(180),
    }),
    defineField({
      name: 'needsCompanion',
      title: 'Precisa de acompanhante',
      type: 'boolean',
      description: 'Mostra “Venha com um acompanhante adulto”.',
    }),
    defineField({
      name: 'minorsWithGuardian',
      title: 'Menores só com o responsável',
      type: 'boolean',
      description: 'Mostra “Menores de 18 anos vêm com o responsável legal”.',
    }),
    defineField({
      name: 'warnings',
      title: 'Cuidados',
      type: 'array',
      description: 'O que vale antes de vir, um por linha.',
      of: [defineArrayMember({ type: 'string' })],
      validation: (rule) => rule.max(6),
    }),
    defineField({
      name: 'file',
      title: 'Folha de preparo (PDF)',
      type: 'file',
      description: 'Opcional e sempre além do texto: só o PDF não é acessível.',
      options: { accept: 'application/pdf' },
    }),
  ],
});
