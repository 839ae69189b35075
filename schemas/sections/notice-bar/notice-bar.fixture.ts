import { linkTo } from '../../objects/link.fixture.ts';
import type { SectionFixtures } from '../index.ts';

export const noticeBarFixtures = {
  informacao: {
    _key: 'notice-bar-informacao',
    _type: 'noticeBar',
    variant: 'informacao',
    title: 'No fim do ano, o horário muda',
    text: 'Veja em que dias a clínica abre.',
    linkLabel: 'Ver horários',
    link: linkTo('home', 'como-chegar'),
  },
  atencao: {
    _key: 'notice-bar-atencao',
    _type: 'noticeBar',
    variant: 'atencao',
    title: 'Hoje à tarde não há atendimento',
    text: 'A recepção responde mensagens normalmente. Quem tinha horário já foi avisado.',
  },
} satisfies SectionFixtures<'noticeBar'>;
