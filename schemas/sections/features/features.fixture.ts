import { linkOf, linkTo } from '../../objects/link.fixture.ts';
import { defineFixtures } from '../index.ts';

export const featuresFixtures = defineFixtures('features', {
  serviços: {
    _key: 'features-servicos',
    variant: '2',
    surface: 'branco',
    anchorId: 'servicos',
    header: {
      _type: 'sectionHeader',
      eyebrow: 'Serviços',
      title: 'Três áreas que conversam entre si',
      lead: 'Quem consulta com a clínica geral pode fazer o exame aqui mesmo e, quando precisa, seguir com a psicologia.',
    },
    items: [
      {
        _key: 'clinica-geral',
        _type: 'featureItem',
        icon: 'stethoscope',
        title: 'Clínica geral',
        text: 'Consultas para adultos e idosos, acompanhamento de rotina, pedidos e leitura de exames, encaminhamento quando o caso pede.',
        linkLabel: 'Como é a consulta',
        link: linkTo('service-clinica-geral'),
      },
      {
        _key: 'psicologia',
        _type: 'featureItem',
        icon: 'conversation',
        title: 'Psicologia',
        text: 'Atendimento individual para adolescentes e adultos, em sala reservada ou por vídeo, com sigilo profissional.',
        linkLabel: 'Como é o atendimento',
        link: linkTo('service-psicoterapia'),
      },
      {
        _key: 'imagem',
        _type: 'featureItem',
        icon: 'ultrasound',
        title: 'Diagnóstico por imagem',
        text: 'Ultrassonografia com hora marcada. O preparo vai por escrito no agendamento e o laudo é assinado por médico.',
        linkLabel: 'Como é o exame',
        link: linkTo('service-ultrassonografia'),
      },
    ],
  },
  'como funciona': {
    _key: 'features-como-funciona',
    variant: '1',
    surface: 'branco',
    header: {
      _type: 'sectionHeader',
      eyebrow: 'Como funciona',
      title: 'Do primeiro contato ao retorno',
      lead: 'Quatro passos, sem fila na porta e sem surpresa no dia.',
    },
    items: [
      {
        _key: 'agende',
        _type: 'featureItem',
        icon: 'calendar',
        title: 'Agende',
        text: 'Peça um horário no site, pelo WhatsApp ou por telefone. A recepção confirma dia, hora e quem vai atender.',
      },
      {
        _key: 'prepare-se',
        _type: 'featureItem',
        icon: 'document',
        title: 'Prepare-se',
        text: 'Você recebe por escrito o que trazer e, se for exame, o preparo. Dúvidas são respondidas antes do dia.',
      },
      {
        _key: 'venha',
        _type: 'featureItem',
        icon: 'clock',
        title: 'Venha no horário',
        text: 'Chegue quinze minutos antes para o cadastro. Se houver atraso, a recepção avisa pelo telefone que você informou.',
      },
      {
        _key: 'acompanhe',
        _type: 'featureItem',
        icon: 'heart',
        title: 'Acompanhe',
        text: 'Ao sair, você sabe qual é o próximo passo: retorno, resultado do exame ou encaminhamento.',
      },
    ],
  },
  destaque: {
    _key: 'features-destaque',
    variant: '3',
    surface: 'claro',
    header: {
      _type: 'sectionHeader',
      eyebrow: 'Acesso',
      title: 'Um prédio térreo, pensado para entrar e circular',
    },
    items: [
      {
        _key: 'acessibilidade',
        _type: 'featureItem',
        icon: 'accessibility',
        title: 'Da calçada ao consultório sem degraus',
        text: 'Rampa na entrada, portas largas, banheiro acessível e vaga reservada em frente à clínica.',
        linkLabel: 'Como chegar',
        link: linkTo('page-contato', 'como-chegar'),
      },
    ],
  },
  'sem links': {
    _key: 'features-sem-links',
    variant: '1',
    surface: 'escura',
    header: { _type: 'sectionHeader', title: 'O que trazer na primeira consulta' },
    items: [
      { _key: 'documento', _type: 'featureItem', icon: 'document', title: 'Documento com foto' },
      {
        _key: 'exames',
        _type: 'featureItem',
        icon: 'shield',
        title: 'Exames anteriores',
        text: 'Impressos ou no celular, do mais recente para o mais antigo.',
        linkLabel: 'Tirar uma dúvida',
        link: linkOf('whatsapp'),
      },
    ],
  },
});
