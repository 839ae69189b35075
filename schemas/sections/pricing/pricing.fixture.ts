import { defineFixtures } from '../index.ts';

export const pricingFixtures = defineFixtures('pricing', {
  cartões: {
    _key: 'pricing-cartoes',
    variant: 'cartoes',
    items: [
      { _key: 'consulta', _type: 'reference', _ref: 'price-consulta' },
      { _key: 'video', _type: 'reference', _ref: 'price-consulta-video' },
      { _key: 'psicologia', _type: 'reference', _ref: 'price-psicologia' },
    ],
    surface: 'branco',
    anchorId: 'valores',
    header: {
      _type: 'sectionHeader',
      eyebrow: 'Valores',
      title: 'Consulta particular e formas de pagamento',
      lead: 'Valores de demonstração. A recepção confirma antes de agendar.',
    },
  },
  tabela: {
    _key: 'pricing-tabela',
    variant: 'tabela',
    surface: 'claro',
    header: { _type: 'sectionHeader', title: 'Tabela de valores' },
    note: 'A clínica emite recibo para reembolso.',
  },
});
