import type { Page } from '#schemas/generated/content-types.ts';
import { linkOf } from '#schemas/objects/link.fixture.ts';
import { bullets, paragraph, subheading } from '#schemas/objects/rich-text-body.fixture.ts';
import { bannerFixtures } from '#schemas/sections/banner/banner.fixture.ts';
import { callToActionFixtures } from '#schemas/sections/call-to-action/call-to-action.fixture.ts';
import { teamFixtures } from '#schemas/sections/team/team.fixture.ts';

import type { SeedDocument } from '../seed-document.ts';

/** `/servicos` */
export const servicesPage: SeedDocument<Page> = {
  _id: 'page-servicos',
  _type: 'page',
  isDemo: true,
  title: 'Serviços',
  slug: { _type: 'slug', current: 'servicos' },
  sections: [
    {
      ...bannerFixtures.interno,
      ctas: [{ _key: 'agendar', _type: 'cta', label: 'Agendar consulta', style: 'primary', link: linkOf('booking') }],
    },
    {
      _key: 'clinica-geral',
      _type: 'richText',
      anchorId: 'clinica-geral',
      surface: 'branco',
      header: {
        _type: 'sectionHeader',
        eyebrow: 'Clínica geral',
        title: 'A consulta de clínica geral',
        lead: 'É o ponto de partida quando você não sabe a quem procurar.',
      },
      body: [
        paragraph(
          'consulta',
          'A primeira consulta dura em torno de quarenta minutos. A médica ouve a sua história, examina, revisa remédios em uso e explica o que pensa. Se for preciso um exame ou outro especialista, você sai com o pedido em mãos.',
        ),
        subheading('trazer', 'O que trazer'),
        ...bullets('trazer', [
          'Documento com foto e, se tiver, cartão do convênio.',
          'Lista dos remédios que usa, com dose e horário.',
          'Exames anteriores, impressos ou no celular.',
        ]),
        subheading('retorno', 'Retorno'),
        paragraph('retorno-texto', 'O prazo do retorno é combinado na consulta e confirmado pela recepção.'),
      ],
    },
    {
      _key: 'psicologia',
      _type: 'richText',
      anchorId: 'psicologia',
      surface: 'claro',
      header: {
        _type: 'sectionHeader',
        eyebrow: 'Psicologia',
        title: 'O atendimento psicológico',
        lead: 'Encontros individuais, presenciais ou por vídeo, para adolescentes e adultos.',
      },
      body: [
        paragraph(
          'primeiro',
          'No primeiro encontro, você conta o que o trouxe e a psicóloga explica como trabalha. Frequência, horários e forma de atendimento são combinados ali.',
        ),
        paragraph(
          'sigilo',
          'O atendimento é sigiloso. Para adolescentes, o que é compartilhado com os responsáveis é conversado antes com o próprio adolescente.',
        ),
        paragraph('valores', 'Os valores são informados no agendamento.'),
      ],
    },
    {
      _key: 'imagem',
      _type: 'richText',
      anchorId: 'imagem',
      surface: 'branco',
      header: {
        _type: 'sectionHeader',
        eyebrow: 'Diagnóstico por imagem',
        title: 'Os exames de ultrassonografia',
        lead: 'Feitos com pedido médico e hora marcada.',
      },
      body: [
        paragraph(
          'exames',
          'A clínica realiza ultrassonografia de abdome, vias urinárias, tireoide e partes moles, entre outras. Pergunte à recepção se o exame do seu pedido é feito aqui.',
        ),
        subheading('preparo', 'Preparo'),
        paragraph(
          'preparo-texto',
          'Preparo de demonstração: o protocolo real deve ser definido e revisado pelo responsável técnico. Na clínica, cada exame tem uma folha de preparo própria, enviada no agendamento.',
        ),
        subheading('resultado', 'Resultado'),
        paragraph(
          'resultado-texto',
          'O laudo é assinado por médico com registro de especialidade. A recepção informa o prazo e a forma de retirada no dia do exame.',
        ),
      ],
    },
    { ...teamFixtures.toda, surface: 'claro' },
    callToActionFixtures.destaque,
  ],
  seo: {
    _type: 'seo',
    title: 'Serviços',
    description:
      'Consulta de clínica geral, atendimento psicológico e ultrassonografia em Cidade Exemplo: como acontece e o que trazer.',
  },
};
