import type { Post } from '#schemas/generated/content-types.ts';
import { linkOf, linkTo } from '#schemas/objects/link.fixture.ts';
import { attention, bullets, heading, linked, paragraph } from '#schemas/objects/rich-text-body.fixture.ts';

import { type DemoDocument, reference, slug } from './demo-document.ts';

/** Articles worth reading: what a thing is, what helps, when to come. They name no treatment and make no diagnosis. */
export const anxiety: DemoDocument<Post> = {
  _id: 'post-ansiedade',
  _type: 'post',
  isDemo: true,
  title: 'Ansiedade: quando ela avisa e quando pede ajuda',
  slug: slug('ansiedade'),
  topic: reference('topic-saude-mental'),
  excerpt: 'Sentir ansiedade faz parte da vida. Este texto ajuda a reconhecer quando ela passou a decidir por você.',
  body: [
    paragraph(
      'abre',
      'A ansiedade é uma reação do corpo e da mente ao que ainda não aconteceu. Antes de uma prova, de uma viagem ou de uma conversa difícil, ela deixa a atenção mais alerta e ajuda a pessoa a se preparar. Passado o motivo, costuma diminuir.',
    ),
    heading('sinais', 'Como ela aparece'),
    paragraph(
      'sinais-texto',
      'Cada pessoa percebe de um jeito. Há quem sinta primeiro no corpo e quem note nos pensamentos. São comuns:',
    ),
    ...bullets('sinal', [
      'coração acelerado, aperto no peito, falta de ar, suor nas mãos;',
      'tensão nos ombros, dor de cabeça, enjoo ou intestino alterado;',
      'pensamentos que voltam ao mesmo ponto e imaginam sempre o pior desfecho;',
      'dificuldade para dormir, para se concentrar ou para ficar parado;',
      'vontade de evitar lugares, pessoas ou tarefas que antes eram simples.',
    ]),
    paragraph(
      'corpo',
      'Vários desses sinais também aparecem em outras situações de saúde, como alterações da tireoide, anemia ou problemas do coração. Por isso uma avaliação clínica pode fazer parte do começo.',
    ),
    heading('cotidiano', 'O que costuma ajudar no dia a dia'),
    ...bullets('ajuda', [
      'Dormir e acordar em horários parecidos, também no fim de semana.',
      'Movimentar o corpo: uma caminhada de meia hora já conta.',
      'Observar o café, os energéticos e o álcool: eles podem deixar o corpo mais agitado.',
      'Respirar devagar por alguns minutos, com a saída do ar mais longa que a entrada.',
      'Escrever o que preocupa e separar o que depende de você do que não depende.',
      'Falar com alguém de confiança, sem esperar ter certeza do que sente.',
    ]),
    paragraph(
      'limite',
      'Essas medidas ajudam muita gente, e não substituem o atendimento quando o sofrimento continua. Não comece nem interrompa remédios por conta própria.',
    ),
    heading('quando', 'Quando procurar atendimento'),
    paragraph('quando-texto', 'Vale marcar uma conversa quando a ansiedade:'),
    ...bullets('quando', [
      'dura semanas e aparece na maior parte dos dias;',
      'atrapalha o trabalho, os estudos, o sono ou a convivência;',
      'faz você deixar de ir a lugares ou de fazer o que gosta;',
      'vem em crises repentinas, com medo intenso;',
      'leva a usar álcool ou outras substâncias para aguentar o dia.',
    ]),
    heading('atendimento', 'Como é a primeira conversa'),
    paragraph(
      'atendimento-texto',
      'Você conta o que está acontecendo, no seu tempo. A psicóloga pergunta sobre a rotina, o sono, a saúde e o que já tentou, e vocês combinam juntos o que faz sentido a seguir. O que é dito fica protegido pelo sigilo da profissão. Se for preciso, ela orienta a procurar também um médico.',
    ),
    heading('agora', 'Se precisar de apoio agora'),
    attention(
      'agora-texto',
      'O Centro de Valorização da Vida conversa com você pelo telefone 188, a qualquer hora e sem custo. Dor forte no peito, desmaio ou risco para a vida são emergência: ligue 192.',
    ),
  ],
  sources: [
    {
      _key: 'oms',
      _type: 'source',
      title: 'Organização Mundial da Saúde, Transtornos de ansiedade (em inglês)',
      url: 'https://www.who.int/news-room/fact-sheets/detail/anxiety-disorders',
    },
    { _key: 'equipe', _type: 'source', title: 'Texto de demonstração: a clínica escreve e revisa o seu.' },
  ],
  author: reference('professional-carla-amostra'),
  reviewedBy: reference('professional-carla-amostra'),
  reviewedAt: '2026-11-02',
  publishedAt: '2026-11-03T12:00:00Z',
};

export const bloodPressure: DemoDocument<Post> = {
  _id: 'post-pressao-alta',
  _type: 'post',
  isDemo: true,
  title: 'Pressão alta: o que os números dizem',
  slug: slug('pressao-alta'),
  topic: reference('topic-cuidados'),
  excerpt: 'Ela quase nunca dá sinais. Entenda a medida, como medir em casa e o que muda com o acompanhamento.',
  body: [
    paragraph(
      'abre',
      'A pressão arterial é a força que o sangue faz nas paredes das artérias. Quando fica acima do esperado por muito tempo, o coração trabalha mais e os vasos se desgastam. Na maioria das pessoas isso acontece sem nenhum sintoma: só a medida mostra.',
    ),
    heading('numeros', 'Os dois números'),
    paragraph(
      'numeros-texto',
      'A medida vem em milímetros de mercúrio. O primeiro número é a pressão quando o coração bate; o segundo, quando ele descansa entre duas batidas. No consultório, fala-se em pressão alta quando a medida se repete em 140 por 90 ou mais, em dias diferentes. É o “14 por 9” que se ouve no dia a dia.',
    ),
    paragraph(
      'uma',
      'Uma medida isolada não basta. Dor, pressa, café, cigarro e bexiga cheia sobem a pressão por algum tempo. Quem dá o diagnóstico é o médico, com as medidas, a história e os exames.',
    ),
    heading('casa', 'Para medir em casa'),
    ...bullets('casa', [
      'Sente-se, com as costas apoiadas e os pés no chão, e descanse cinco minutos.',
      'Esvazie a bexiga antes. Não fume nem tome café na meia hora anterior.',
      'Apoie o braço na altura do coração, sem roupa apertada.',
      'Não fale durante a medida. Meça duas vezes, com um minuto de intervalo.',
      'Anote data, hora e os dois números, e traga as anotações para a consulta.',
    ]),
    heading('ajuda', 'O que ajuda a cuidar da pressão'),
    ...bullets('ajuda', [
      'Menos sal: a Organização Mundial da Saúde recomenda menos de cinco gramas por dia, contando o que já vem nos alimentos.',
      'Mais frutas, verduras, feijão e comida feita em casa; menos embutidos, temperos prontos e salgadinhos.',
      'Movimento na maior parte dos dias: a recomendação para adultos é de pelo menos 150 minutos por semana.',
      'Não fumar, e beber menos álcool.',
      'Dormir bem e cuidar do peso, sem dietas radicais.',
    ]),
    paragraph(
      'remedio',
      'Quando há remédio, ele faz efeito enquanto é tomado. Pressão normal com remédio quer dizer que o cuidado está funcionando; não é motivo para parar. Efeitos que incomodam se conversam na consulta.',
    ),
    heading('quando', 'Quando procurar atendimento'),
    ...bullets('quando', [
      'Se as medidas em casa se repetem em 135 por 85 ou mais.',
      'Se você tem diabetes, doença dos rins ou do coração, ou familiares próximos com pressão alta.',
      'Na gravidez, diante de qualquer medida alta: avise quem acompanha o pré-natal.',
      'Uma vez por ano, mesmo sem sintomas, a partir da vida adulta.',
    ]),
    linked(
      paragraph(
        'acompanhamento',
        'No acompanhamento de rotina, a médica compara as suas medidas com as da consulta anterior e deixa marcada a próxima data.',
      ),
      'acompanhamento de rotina',
      linkTo('service-acompanhamento'),
    ),
    heading('emergencia', 'Quando é emergência'),
    paragraph(
      'emergencia-texto',
      'Dor no peito, falta de ar forte, fraqueza de um lado do corpo, boca torta, dificuldade para falar ou confusão pedem ajuda na hora, qualquer que seja a medida. Ligue 192.',
    ),
    linked(
      paragraph('agendar', 'Para os outros casos, agende uma consulta quando for melhor para você.'),
      'agende uma consulta',
      linkOf('booking'),
    ),
  ],
  sources: [
    {
      _key: 'oms',
      _type: 'source',
      title: 'Organização Mundial da Saúde, Hipertensão (em inglês)',
      url: 'https://www.who.int/news-room/fact-sheets/detail/hypertension',
    },
    { _key: 'equipe', _type: 'source', title: 'Texto de demonstração: a clínica escreve e revisa o seu.' },
  ],
  author: reference('professional-ana-exemplo'),
  reviewedBy: reference('professional-ana-exemplo'),
  reviewedAt: '2026-11-09',
  publishedAt: '2026-11-10T12:00:00Z',
};
