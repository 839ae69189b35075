import { defineFixtures } from '../index.ts';

export const figuresFixtures = defineFixtures('figures', {
  faixa: {
    _key: 'figures-faixa',
    variant: 'faixa',
    surface: 'escura',
    header: { _type: 'sectionHeader', title: 'A clínica em números' },
    items: [
      { _key: 'salas', _type: 'figure', value: '6', label: 'salas no mesmo endereço' },
      { _key: 'areas', _type: 'figure', value: '3', label: 'áreas que trabalham juntas' },
      { _key: 'tempo', _type: 'figure', value: '40 min', label: 'para a primeira consulta' },
      { _key: 'degraus', _type: 'figure', value: '0', label: 'degraus da calçada ao consultório' },
    ],
  },
  cartões: {
    _key: 'figures-cartoes',
    variant: 'cartoes',
    surface: 'branco',
    header: {
      _type: 'sectionHeader',
      eyebrow: 'Como trabalhamos',
      title: 'O que você pode conferir',
      lead: 'São fatos da rotina da clínica, não promessas.',
    },
    items: [
      {
        _key: 'retorno',
        _type: 'figure',
        value: '2 dias',
        label: 'para responder ao seu contato',
        note: 'Dias úteis, por telefone ou pelo meio que você escolher.',
      },
      {
        _key: 'papel',
        _type: 'figure',
        value: '1 folha',
        label: 'com o preparo de cada exame',
        note: 'Enviada ao agendar e disponível na página do exame.',
      },
      {
        _key: 'intervalo',
        _type: 'figure',
        value: '10 min',
        label: 'entre uma consulta e outra',
        note: 'Para que ninguém entre na sala com pressa.',
      },
    ],
  },
});
