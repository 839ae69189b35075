import { defineFixtures } from '../index.ts';

export const contactFixtures = defineFixtures('contact', {
  mapa: {
    _key: 'contact-mapa',
    variant: 'mapa',
    surface: 'claro',
    anchorId: 'contato',
    header: {
      _type: 'sectionHeader',
      eyebrow: 'Contato',
      title: 'Onde estamos e quando atendemos',
      lead: 'No centro de Cidade Exemplo, a uma quadra da praça.',
    },
  },
  dados: {
    _key: 'contact-dados',
    variant: 'dados',
    surface: 'branco',
    header: { _type: 'sectionHeader', title: 'Fale com a recepção' },
  },
  formulário: {
    _key: 'contact-formulario',
    variant: 'formulario',
    surface: 'branco',
    anchorId: 'formulario',
    header: {
      _type: 'sectionHeader',
      eyebrow: 'Mensagem',
      title: 'Escreva para a recepção',
      lead: 'Para marcar, remarcar ou tirar dúvidas sobre preparo, convênios e valores.',
    },
  },
});
