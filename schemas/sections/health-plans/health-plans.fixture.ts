import { defineFixtures } from '../index.ts';

export const healthPlansFixtures = defineFixtures('healthPlans', {
  lista: {
    _key: 'health-plans-lista',
    variant: 'lista',
    surface: 'branco',
    anchorId: 'convenios',
    header: {
      _type: 'sectionHeader',
      title: 'Convênios atendidos',
      lead: 'Só aparecem aqui convênios com contrato em vigor.',
    },
    note: 'Confirme a cobertura com a recepção antes de vir. Também há atendimento particular.',
  },
  logos: {
    _key: 'health-plans-logos',
    variant: 'logos',
    surface: 'claro',
    header: { _type: 'sectionHeader', title: 'Atendemos por convênio e particular' },
    note: 'Leve a carteirinha e um documento com foto.',
  },
});
