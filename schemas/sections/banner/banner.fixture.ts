import { linkOf, linkTo } from '../../objects/link.fixture.ts';
import { defineFixtures, type StoredSection } from '../index.ts';

export const bannerFixtures = defineFixtures('banner', {
  principal: {
    _key: 'banner-principal',
    variant: 'principal',
    eyebrow: 'Cidade Exemplo, norte de Mato Grosso',
    title: 'Clínica geral, psicologia e imagem perto de você',
    text: 'Consultas e exames em um só endereço, com hora marcada.',
    ctas: [
      {
        _key: 'agendar',
        _type: 'cta',
        label: 'Agendar consulta',
        style: 'primary',
        icon: 'calendar',
        link: linkOf('booking'),
      },
      {
        _key: 'preparo',
        _type: 'cta',
        label: 'Preparo do exame',
        style: 'secondary',
        icon: 'clock',
        link: linkTo('page-exames'),
      },
      {
        _key: 'resultados',
        _type: 'cta',
        label: 'Resultados',
        style: 'secondary',
        icon: 'document',
        link: linkTo('page-exames', 'resultados'),
      },
      {
        _key: 'convenios',
        _type: 'cta',
        label: 'Convênios e preços',
        style: 'secondary',
        icon: 'shield',
        link: linkTo('page-convenios'),
      },
    ],
  },
  marca: {
    _key: 'banner-marca',
    variant: 'marca',
    eyebrow: 'Diagnóstico por imagem',
    title: 'O exame explicado antes, durante e depois',
    text: 'Você recebe o preparo por escrito ao agendar e sai sabendo quando o laudo fica pronto.',
    ctas: [
      {
        _key: 'exames',
        _type: 'cta',
        label: 'Conhecer os exames',
        style: 'primary',
        link: linkTo('page-exames'),
      },
    ],
  },
  centrado: {
    _key: 'banner-centrado',
    variant: 'centrado',
    eyebrow: 'Nossa equipe',
    title: 'Conheça quem vai atender você',
    text: 'Cada perfil traz formação, registro no conselho e forma de atendimento.',
    ctas: [{ _key: 'equipe', _type: 'cta', label: 'Ver a equipe', style: 'primary', link: linkOf('professionals') }],
  },
  interno: {
    _key: 'banner-interno',
    variant: 'interno',
    title: 'Serviços',
    text: 'Consultas, atendimento psicológico e exames de imagem.',
    icon: 'stethoscope',
  },
});

type BannerIcon = StoredSection<'banner'>['icon'];

/** What a page of the demonstration begins with. */
export const pageBanner = (icon: BannerIcon, title: string, text: string): StoredSection<'banner'> => ({
  ...bannerFixtures.interno,
  icon,
  title,
  text,
});
