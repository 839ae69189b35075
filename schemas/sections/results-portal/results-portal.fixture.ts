import { defineFixtures } from '../index.ts';

export const resultsPortalFixtures = defineFixtures('resultsPortal', {
  passos: {
    _key: 'results-portal-passos',
    variant: 'passos',
    surface: 'claro',
    anchorId: 'resultados',
    header: {
      _type: 'sectionHeader',
      eyebrow: 'Resultados',
      title: 'Veja o resultado do seu exame',
      lead: 'Os laudos ficam em um portal protegido, separado deste site.',
    },
    steps: [
      'Tenha em mãos o protocolo entregue no dia do exame.',
      'Abra o portal e informe o protocolo e a sua data de nascimento.',
      'Veja, baixe ou imprima o laudo. Leve-o na próxima consulta.',
    ],
  },
  cartão: {
    _key: 'results-portal-cartao',
    variant: 'cartao',
    surface: 'branco',
    header: { _type: 'sectionHeader', title: 'Já fez o exame?' },
  },
});
