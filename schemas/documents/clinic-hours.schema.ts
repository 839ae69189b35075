import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { demoField } from '../objects/document-fields.ts';
import { closedDepartmentProblem, specialDatesProblem } from '../rules/opening-hours.ts';

/**
 * When the clinic is open. Holidays are entered, never assumed: the clinic may open on one. One document, id `clinicHours`,
 * apart from the settings: nothing else is published with "closed today", and no problem of the settings stops it.
 */
export const clinicHoursSchema = defineType({
  name: 'clinicHours',
  title: 'Horários e feriados',
  type: 'document',
  fields: [
    defineField({
      name: 'openingHours',
      title: 'Horário de atendimento',
      type: 'array',
      description: 'Um item para cada grupo de dias com o mesmo horário. Dias que faltam aparecem como fechados.',
      of: [defineArrayMember({ type: 'weeklyHours' })],
      validation: (rule) => rule.required().min(1),
    }),
    defineField({
      name: 'specialDates',
      title: 'Feriados e datas especiais',
      type: 'array',
      description: 'Dias em que o horário muda. Valem no lugar do horário da semana.',
      of: [defineArrayMember({ type: 'specialDate' })],
      // In the order of their days, whatever order they were entered in.
      options: { input: 'datesInOrder', sortable: false },
      validation: (rule) => [rule.custom(specialDatesProblem), rule.custom(closedDepartmentProblem).warning()],
    }),
    defineField({
      name: 'timeZone',
      title: 'Fuso horário',
      type: 'string',
      description: 'Usado para dizer se a clínica está aberta agora.',
      options: {
        list: [
          { title: 'Mato Grosso (Cuiabá)', value: 'America/Cuiaba' },
          { title: 'Brasília', value: 'America/Sao_Paulo' },
          { title: 'Amazonas (Manaus)', value: 'America/Manaus' },
          { title: 'Rondônia (Porto Velho)', value: 'America/Porto_Velho' },
          { title: 'Acre (Rio Branco)', value: 'America/Rio_Branco' },
          { title: 'Pará (Belém)', value: 'America/Belem' },
        ],
      },
      initialValue: 'America/Cuiaba',
      validation: (rule) => rule.required(),
    }),
    demoField(),
  ],
  preview: { prepare: () => ({ title: 'Horários e feriados' }) },
});
