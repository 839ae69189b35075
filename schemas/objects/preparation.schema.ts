import { defineArrayMember, defineField, defineType } from '@sanity/types';

import { ageBandsProblem, preparationProblem } from '../rules/exam-preparation.ts';
import { BRING_ITEMS } from './choices.ts';

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
      initialValue: false,
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
      initialValue: 'Siga a orientação do seu médico. Não suspenda remédios por conta própria.',
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
      initialValue: false,
    }),
    defineField({
      name: 'minorsWithGuardian',
      title: 'Menores só com o responsável',
      type: 'boolean',
      description: 'Mostra “Menores de 18 anos vêm com o responsável legal”.',
      initialValue: false,
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
