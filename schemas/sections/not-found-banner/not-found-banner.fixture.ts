import { linkOf, linkTo } from '../../objects/link.fixture.ts';
import { defineFixtures } from '../index.ts';

export const notFoundBannerFixtures = defineFixtures('notFoundBanner', {
  padrão: {
    _key: 'not-found-banner-padrao',
    title: 'Página não encontrada',
    text: 'A página pode ter mudado de lugar. Volte ao início ou fale com a recepção, que ajuda você a encontrar o que procura.',
    drawing: 'forest',
    ctas: [
      { _key: 'inicio', _type: 'cta', label: 'Voltar ao início', style: 'primary', link: linkTo('home') },
      { _key: 'equipe', _type: 'cta', label: 'Ver profissionais', style: 'secondary', link: linkOf('professionals') },
      { _key: 'whatsapp', _type: 'cta', label: 'Fale no WhatsApp', style: 'text', link: linkOf('whatsapp') },
    ],
  },
});
