import type { Service } from '#schemas/generated/content-types.ts';
import { bullets, paragraph, subheading } from '#schemas/objects/rich-text-body.fixture.ts';

import { type DemoDocument, reference, references, slug } from './demo-document.ts';

export const services: readonly DemoDocument<Service>[] = [
  {
    _id: 'service-clinica-geral',
    _type: 'service',
    isDemo: true,
    title: 'Consulta de clínica geral',
    slug: slug('consulta-de-clinica-geral'),
    area: reference('area-clinica-geral'),
    icon: 'stethoscope',
    summary: 'O ponto de partida quando você não sabe a quem procurar: escuta, exame e um plano por escrito.',
    body: [
      paragraph(
        'consulta',
        'A médica ouve a sua história, examina, revisa os remédios em uso e explica o que pensa. Se for preciso um exame ou outro especialista, você sai com o pedido em mãos.',
      ),
      paragraph(
        'queixas',
        'É a consulta para acompanhar a pressão e o diabetes, e para as queixas do dia a dia: febre, gripe, tosse, dor de cabeça, dor nas costas ou na coluna, cansaço, mal-estar.',
      ),
      subheading('trazer', 'O que trazer'),
      ...bullets('trazer', [
        'Documento com foto e, se tiver, carteirinha do convênio.',
        'Lista dos remédios que usa, com dose e horário.',
        'Exames anteriores, impressos ou no celular.',
      ]),
      subheading('retorno', 'Depois da consulta'),
      paragraph(
        'retorno-texto',
        'O prazo do retorno é combinado na consulta e confirmado pela recepção. Dúvidas simples sobre a receita podem ser tiradas por telefone.',
      ),
    ],
    modalities: ['presencial', 'online'],
    ageGroups: ['adultos', 'idosos'],
    durationMinutes: 40,
    professionals: references('professional-ana-exemplo', 'professional-elisa-amostra'),
    faq: references('faq-agendar', 'faq-remarcar', 'faq-acompanhante'),
    order: 10,
  },
  {
    _id: 'service-acompanhamento',
    _type: 'service',
    isDemo: true,
    title: 'Acompanhamento de rotina',
    slug: slug('acompanhamento-de-rotina'),
    area: reference('area-clinica-geral'),
    icon: 'calendar',
    summary: 'Consultas periódicas para quem convive com uma condição crônica ou quer manter os exames em dia.',
    body: [
      paragraph(
        'rotina',
        'Em cada encontro, a médica compara exames, ajusta o que for preciso e deixa marcada a próxima data. A recepção lembra você por telefone alguns dias antes.',
      ),
    ],
    modalities: ['presencial'],
    ageGroups: ['adultos', 'idosos'],
    durationMinutes: 30,
    professionals: references('professional-ana-exemplo'),
    faq: references('faq-agendar', 'faq-convenios'),
    order: 20,
  },
  {
    _id: 'service-psicoterapia',
    _type: 'service',
    isDemo: true,
    title: 'Psicoterapia individual',
    slug: slug('psicoterapia-individual'),
    area: reference('area-psicologia'),
    icon: 'conversation',
    summary: 'Encontros regulares, presenciais ou por vídeo, para adolescentes e adultos, com sigilo profissional.',
    body: [
      paragraph(
        'primeiro',
        'No primeiro encontro, você conta o que o trouxe e a psicóloga explica como trabalha. Frequência, horários e forma de atendimento são combinados ali.',
      ),
      subheading('adolescentes', 'Adolescentes'),
      paragraph(
        'adolescentes-texto',
        'O que é compartilhado com os responsáveis é conversado antes com o próprio adolescente.',
      ),
      subheading('valores', 'Valores'),
      paragraph('valores-texto', 'Os valores são informados no agendamento.'),
    ],
    modalities: ['presencial', 'online'],
    ageGroups: ['adolescentes', 'adultos'],
    durationMinutes: 50,
    professionals: references('professional-carla-amostra'),
    faq: references('faq-sigilo', 'faq-online'),
    order: 10,
  },
  {
    _id: 'service-ultrassonografia',
    _type: 'service',
    isDemo: true,
    title: 'Ultrassonografia',
    slug: slug('ultrassonografia'),
    area: reference('area-imagem'),
    icon: 'ultrasound',
    summary: 'Exames com hora marcada e pedido médico. O preparo vai por escrito e o laudo é assinado por médico.',
    body: [
      paragraph(
        'exame',
        'Você entra na sala no horário, o médico confere o pedido e explica o que vai fazer. Um gel é passado sobre a pele e as imagens aparecem na tela durante o exame.',
      ),
      subheading('resultado', 'Resultado'),
      paragraph(
        'resultado-texto',
        'O laudo é assinado por médico com registro de especialidade. O prazo e a forma de retirada são informados no dia.',
      ),
    ],
    modalities: ['presencial'],
    durationMinutes: 20,
    professionals: references('professional-bruno-modelo'),
    faq: references('faq-preparo', 'faq-resultado', 'faq-pedido'),
    order: 10,
  },
];
