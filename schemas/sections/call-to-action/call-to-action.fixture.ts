import { linkOf } from '../../objects/link.fixture.ts';
import { defineFixtures, type StoredSection } from '../index.ts';

export const callToActionFixtures = defineFixtures('callToAction', {
  destaque: {
    _key: 'call-to-action-destaque',
    variant: 'destaque',
    title: 'Marque um horário que caiba na sua semana',
    text: 'A recepção responde no horário de atendimento.',
    ctas: [
      { _key: 'whatsapp', _type: 'cta', label: 'Fale no WhatsApp', style: 'primary', link: linkOf('whatsapp') },
      { _key: 'ligar', _type: 'cta', label: 'Ligar agora', style: 'secondary', link: linkOf('phone') },
    ],
  },
  faixa: {
    _key: 'call-to-action-faixa',
    variant: 'faixa',
    title: 'Ficou com alguma dúvida sobre o preparo?',
    text: 'Pergunte à recepção antes do dia do exame.',
    ctas: [
      { _key: 'perguntar', _type: 'cta', label: 'Perguntar no WhatsApp', style: 'primary', link: linkOf('whatsapp') },
    ],
  },
});

/** A band between sections that leads to WhatsApp. */
export const whatsappBand = (_key: string, title: string, text: string): StoredSection<'callToAction'> => ({
  _key,
  _type: 'callToAction',
  variant: 'faixa',
  title,
  text,
  ctas: [{ _key: 'whatsapp', _type: 'cta', label: 'Fale no WhatsApp', style: 'primary', link: linkOf('whatsapp') }],
});
