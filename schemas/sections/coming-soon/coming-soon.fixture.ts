import { linkOf } from '../../objects/link.fixture.ts';
import { defineFixtures } from '../index.ts';

export const comingSoonFixtures = defineFixtures('comingSoon', {
  página: {
    _key: 'coming-soon-pagina',
    variant: 'pagina',
    title: 'Esta página está em preparação',
    text: 'Enquanto isso, a recepção responde por telefone e WhatsApp no horário de atendimento.',
    ctas: [
      { _key: 'whatsapp', _type: 'cta', label: 'Fale no WhatsApp', style: 'primary', link: linkOf('whatsapp') },
      { _key: 'ligar', _type: 'cta', label: 'Ligar agora', style: 'secondary', link: linkOf('phone') },
    ],
  },
  faixa: {
    _key: 'coming-soon-faixa',
    variant: 'faixa',
    title: 'Densitometria na clínica',
    text: 'O aparelho está em instalação. Os agendamentos abrem quando o serviço estiver licenciado.',
    date: '2027-03-01',
  },
});
