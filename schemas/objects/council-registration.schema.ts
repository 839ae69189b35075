import { defineField, defineType } from '@sanity/types';

import { expiryProblem } from '../rules/expiry.ts';
import { memberOf } from '../rules/form-value.ts';
import { COUNCILS, UFS } from './choices.ts';
import { DATE_OPTIONS } from './date-options.ts';

/** Which councils count by numbered region instead of by state. */
const BY_REGION = new Set<unknown>(['CRP', 'CRTR', 'CREFITO', 'CRN', 'CRBM', 'CRFa']);
const usesRegion = (parent: unknown) => BY_REGION.has(memberOf(parent, 'council'));

export const councilRegistrationSchema = defineType({
  name: 'councilRegistration',
  title: 'Registro',
  type: 'object',
  fields: [
    defineField({
      name: 'council',
      title: 'Conselho',
      type: 'string',
      description: 'O conselho profissional do registro.',
      options: { list: [...COUNCILS] },
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'number',
      title: 'Número',
      type: 'string',
      description: 'Só os números.',
      options: { mask: 'digits' },
      validation: (rule) => rule.required().regex(/^\d{1,6}$/, { name: 'até 6 números' }),
    }),
    defineField({
      name: 'uf',
      title: 'Estado',
      type: 'string',
      description: 'O estado do conselho: CRM-MT é “MT”.',
      options: { list: [...UFS] },
      hidden: ({ parent }) => usesRegion(parent),
    }),
    defineField({
      name: 'region',
      title: 'Região',
      type: 'string',
      description: 'O número da região: 18 é Mato Grosso no CRP.',
      // A region left over from another council must be seen to be taken away.
      hidden: ({ parent, value }) => !usesRegion(parent) && !value,
      validation: (rule) => rule.regex(/^\d{1,2}$/, { name: 'um ou dois números' }),
    }),
    defineField({
      name: 'validUntil',
      title: 'Válido até',
      type: 'date',
      options: DATE_OPTIONS,
      description:
        'Opcional, para registros provisórios. Não aparece no site; nos últimos 30 dias o formulário mostra um alerta.',
      validation: (rule) => rule.custom(expiryProblem).warning(),
    }),
    defineField({
      name: 'isPrimary',
      title: 'Registro principal',
      type: 'boolean',
      description: 'O registro mostrado primeiro. Marque exatamente um.',
    }),
  ],
  // What nearly everyone here has: one registration, in Mato Grosso.
  initialValue: { uf: 'MT', isPrimary: true },
  preview: {
    select: { council: 'council', number: 'number', uf: 'uf', region: 'region' },
    prepare: ({ council, number, uf, region }) => {
      if (!council || !number) return { title: 'Registro incompleto' };
      return { title: region ? `${council} ${region}/${number}` : `${council}-${uf ?? '?'} ${number}` };
    },
  },
});
