import { defineFixtures } from '../index.ts';

export const teamFixtures = defineFixtures('team', {
  toda: {
    _key: 'team-toda',
    variant: 'cartoes',
    mode: 'all',
    surface: 'claro',
    anchorId: 'equipe',
    header: {
      _type: 'sectionHeader',
      title: 'Quem atende na clínica',
      lead: 'Confira o registro de cada profissional antes de agendar.',
    },
  },
  área: {
    _key: 'team-area',
    variant: 'cartoes',
    mode: 'area',
    area: { _type: 'reference', _ref: 'area-psicologia' },
    surface: 'branco',
    header: { _type: 'sectionHeader', eyebrow: 'Psicologia', title: 'Quem atende na psicologia' },
  },
  escolhidas: {
    _key: 'team-escolhidas',
    variant: 'cartoes',
    mode: 'selected',
    people: [
      { _key: 'bruno', _type: 'reference', _ref: 'professional-bruno-modelo' },
      { _key: 'davi', _type: 'reference', _ref: 'professional-davi-teste' },
    ],
    surface: 'primaria',
    header: { _type: 'sectionHeader', title: 'Quem realiza os exames' },
  },
  lista: {
    _key: 'team-lista',
    variant: 'lista',
    mode: 'all',
    surface: 'branco',
    header: {
      _type: 'sectionHeader',
      eyebrow: 'Equipe',
      title: 'A equipe, por área',
      lead: 'Toque em um nome para ver formação, dias e formas de atendimento.',
    },
  },
});
