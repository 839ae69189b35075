import { linkOf, linkTo } from '../../objects/link.fixture.ts';
import type { SectionFixtures } from '../index.ts';

export const bannerFixtures = {
  principal: {
    _key: 'banner-principal',
    _type: 'banner',
    variant: 'principal',
    eyebrow: 'Cidade Exemplo, norte de Mato Grosso',
    title: 'Clínica geral, psicologia e diagnóstico por imagem perto de você',
    text: 'Consultas e exames em um só endereço, com hora marcada. Agende pelo WhatsApp ou por telefone e saiba com antecedência o que trazer.',
    ctas: [
      { _key: 'agendar', _type: 'cta', label: 'Agendar consulta', style: 'primary', link: linkOf('booking') },
      { _key: 'servicos', _type: 'cta', label: 'Ver serviços', style: 'secondary', link: linkTo('page-servicos') },
    ],
  },
  marca: {
    _key: 'banner-marca',
    _type: 'banner',
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
    _type: 'banner',
    variant: 'centrado',
    eyebrow: 'Nossa equipe',
    title: 'Conheça quem vai atender você',
    text: 'Cada perfil traz formação, registro no conselho e forma de atendimento.',
    ctas: [{ _key: 'equipe', _type: 'cta', label: 'Ver a equipe', style: 'primary', link: linkOf('professionals') }],
  },
  interno: {
    _key: 'banner-interno',
    _type: 'banner',
    variant: 'interno',
    eyebrow: 'Serviços',
    title: 'O que a clínica atende',
    text: 'Consultas de clínica geral, atendimento psicológico e exames de imagem, com as informações que você precisa antes de vir.',
  },
} satisfies SectionFixtures<'banner'>;
