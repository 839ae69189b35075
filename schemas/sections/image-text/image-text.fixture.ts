import { linkOf, linkTo } from '../../objects/link.fixture.ts';
import { paragraph } from '../../objects/rich-text-body.fixture.ts';
import { defineFixtures } from '../index.ts';

export const imageTextFixtures = defineFixtures('imageText', {
  direita: {
    _key: 'image-text-direita',
    variant: 'direita',
    surface: 'branco',
    drawing: 'check-up',
    header: { _type: 'sectionHeader', eyebrow: 'Consulta', title: 'Tempo para ouvir a história inteira' },
    body: [
      paragraph(
        'tempo',
        'As consultas têm hora marcada e intervalo entre uma e outra. Você fala, pergunta e leva por escrito o que foi combinado.',
      ),
    ],
    points: [
      'Receita e pedidos explicados, um a um.',
      'Retorno marcado antes de você sair.',
      'Exames anteriores comparados na hora.',
    ],
    ctas: [{ _key: 'agendar', _type: 'cta', label: 'Agendar consulta', style: 'primary', link: linkOf('booking') }],
  },
  esquerda: {
    _key: 'image-text-esquerda',
    variant: 'esquerda',
    surface: 'claro',
    drawing: 'listening',
    header: { _type: 'sectionHeader', eyebrow: 'Psicologia', title: 'Uma sala reservada, e o tempo de cada um' },
    body: [
      paragraph(
        'sala',
        'A sala tem entrada própria e isolamento de som. Quem mora longe pode seguir por vídeo, com o mesmo sigilo.',
      ),
    ],
    ctas: [
      {
        _key: 'saber',
        _type: 'cta',
        label: 'Como é o atendimento',
        style: 'secondary',
        link: linkTo('service-psicoterapia'),
      },
    ],
  },
  equipe: {
    _key: 'image-text-equipe',
    variant: 'direita',
    surface: 'branco',
    drawing: 'team',
    header: { _type: 'sectionHeader', title: 'Como trabalhamos' },
    body: [
      paragraph(
        'origem',
        'A clínica começou com um consultório de clínica geral. A sala de ultrassom veio quando ficou claro que muita gente viajava só para fazer um exame; a psicologia, quando os próprios pacientes pediram.',
      ),
      paragraph(
        'hoje',
        'Hoje as três áreas dividem o mesmo corredor. Com a sua autorização, quem atende pode combinar o cuidado com um colega sem que você precise contar tudo de novo.',
      ),
    ],
    points: [
      'Ao agendar, você recebe por escrito o endereço, o horário, os documentos e o preparo, se houver.',
      'O que você diz na consulta fica entre você e quem atende: a recepção vê só o necessário para marcar horários.',
      'A clínica é registrada no Conselho Regional de Medicina de Mato Grosso e tem uma diretora técnica, que responde pelos atos médicos.',
    ],
  },
  larga: {
    _key: 'image-text-larga',
    variant: 'larga',
    surface: 'branco',
    drawing: 'forest',
    header: {
      _type: 'sectionHeader',
      title: 'Perto de quem vive no norte de Mato Grosso',
      lead: 'Consulta, exame e conversa no mesmo endereço, para quem vem da cidade ou da estrada.',
    },
    body: [
      paragraph(
        'estrada',
        'Quem vem de longe pode pedir consulta e exame no mesmo dia. A recepção organiza os horários para que você faça uma viagem só.',
      ),
    ],
  },
});
