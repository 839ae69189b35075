import { defineField, defineType } from '@sanity/types';
import { demoField, DOCUMENT_GROUPS, hiddenWhenEmpty } from '../objects/document-fields.ts';
import { carefulLanguage } from '../rules/advertising.ts';
import { anvisaProblem } from '../rules/establishment.ts';

/** Equipment without registration at Anvisa may not be advertised (CFM 2.336/2023, art. 9 II and 11 III). */
export const equipmentSchema = defineType({
  name: 'equipment',
  title: 'Equipamento',
  type: 'document',
  groups: DOCUMENT_GROUPS,
  fields: [
    defineField({
      name: 'name',
      title: 'Nome',
      type: 'string',
      group: 'content',
      description: 'Como “Aparelho de ultrassonografia”.',
      validation: (rule) => [rule.required(), rule.max(80), rule.custom(carefulLanguage).warning()],
    }),
    defineField({
      name: 'manufacturer',
      title: 'Fabricante e modelo',
      hidden: hiddenWhenEmpty,
      type: 'string',
      group: 'content',
      description: 'Como está no registro.',
      validation: (rule) => rule.max(80),
    }),
    defineField({
      name: 'anvisaRegistration',
      title: 'Registro na Anvisa',
      type: 'string',
      group: 'content',
      options: { mask: 'digits' },
      description: 'Obrigatório: equipamento sem registro não pode ser anunciado (CFM, art. 9º).',
      validation: (rule) => [rule.required(), rule.custom(anvisaProblem)],
    }),
    defineField({
      name: 'indications',
      title: 'Para que serve',
      hidden: hiddenWhenEmpty,
      type: 'text',
      rows: 3,
      group: 'content',
      description: 'Conforme o registro. Sem comparar com outros equipamentos.',
      validation: (rule) => [rule.max(300), rule.custom(carefulLanguage).warning()],
    }),
    defineField({
      name: 'image',
      title: 'Foto',
      hidden: hiddenWhenEmpty,
      type: 'picture',
      group: 'content',
      description: 'Opcional, do equipamento da clínica.',
    }),
    demoField('publication'),
  ],
  preview: { select: { title: 'name', subtitle: 'manufacturer', media: 'image' } },
});
