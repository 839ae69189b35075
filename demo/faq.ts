import type { FaqItem, Link } from '#schemas/generated/content-types.ts';
import { linkOf, linkTo } from '#schemas/objects/link.fixture.ts';
import { linked, paragraph } from '#schemas/objects/rich-text-body.fixture.ts';

import { type DemoDocument, reference } from './demo-document.ts';

/** Where words of an answer lead (P10). */
const LINKS: Readonly<Record<string, readonly [words: string, link: Link]>> = {
  agendar: ['Agendar', linkOf('booking')],
  convenios: ['página de convênios', linkTo('page-convenios')],
  remarcar: ['Avise', linkOf('whatsapp')],
  preparo: ['Cada exame tem uma página', linkTo('page-exames')],
  resultado: ['portal de resultados', linkTo('page-exames', 'resultados')],
  protocolo: ['Peça pelo WhatsApp', linkOf('whatsapp')],
  'primeira-vez': ['este artigo', linkTo('post-primeira-consulta')],
  acesso: ['rampa', linkTo('page-contato', 'como-chegar')],
  online: ['consultas de clínica geral', linkTo('service-clinica-geral')],
};

function answerOf(id: string, texts: readonly string[]): FaqItem['answer'] {
  const [words, link] = LINKS[id] ?? [];
  return texts.map((text, index) => {
    const block = paragraph(`${id}-${index}`, text);
    return words && link && text.includes(words) ? linked(block, words, link) : block;
  });
}

const item = (
  id: string,
  order: number,
  question: string,
  answers: readonly string[],
  area?: 'imagem' | 'psicologia',
): DemoDocument<FaqItem> => ({
  _id: `faq-${id}`,
  _type: 'faqItem',
  isDemo: true,
  question,
  answer: answerOf(id, answers),
  ...(area && { area: reference(`area-${area}`) }),
  order,
});

/** What people ask the reception before they come. */
export const faq: readonly DemoDocument<FaqItem>[] = [
  item('agendar', 10, 'Como agendo uma consulta?', [
    'Em “Agendar”, a qualquer hora, ou por telefone e WhatsApp, em horário de atendimento. A recepção diz os horários livres, confirma quem vai atender e envia por escrito o que trazer.',
  ]),
  item('convenios', 20, 'Meu convênio é aceito?', [
    'A lista está na página de convênios. Como a cobertura muda de plano para plano, confirme com a recepção antes de vir, com a carteirinha em mãos.',
  ]),
  item('sus', 25, 'A clínica atende pelo SUS?', [
    'Não: o atendimento é particular ou por convênio. Pelo SUS, procure a unidade de saúde do seu bairro; ela marca consultas e exames e encaminha quando é preciso.',
  ]),
  item('especialidades', 27, 'Tem pediatra, cardiologista ou outro especialista?', [
    'Não. Aqui atendem clínica geral, psicologia e diagnóstico por imagem. Quando é preciso outra especialidade, como pediatria, cardiologia, ginecologia, ortopedia, dermatologia ou oftalmologia, quem atende na clínica geral encaminha por escrito.',
  ]),
  item('remarcar', 30, 'Posso remarcar ou cancelar?', [
    'Pode. Avise assim que souber, para que o horário seja oferecido a outra pessoa.',
  ]),
  item('acompanhante', 40, 'Posso levar acompanhante?', [
    'Sim. Menores de idade precisam vir com um responsável. Em exames, o acompanhante entra na sala quando você quiser e o exame permitir.',
  ]),
  item(
    'preparo',
    50,
    'Como sei o preparo do meu exame?',
    [
      'Cada exame tem uma página com o preparo definido pela clínica, e a recepção envia o mesmo texto ao agendar. Em caso de dúvida, pergunte antes do dia.',
    ],
    'imagem',
  ),
  item(
    'resultado',
    60,
    'Quando recebo o resultado?',
    [
      'O prazo é informado no dia do exame e está na página de cada um. Quando o laudo fica pronto, você o vê no portal de resultados ou retira na recepção.',
    ],
    'imagem',
  ),
  item(
    'protocolo',
    65,
    'Perdi o protocolo do exame. Como vejo o resultado?',
    [
      'Peça pelo WhatsApp, por telefone ou na recepção. Depois de conferir quem você é, a equipe informa o protocolo por onde você pediu, ou entrega o laudo impresso a quem vem com documento com foto.',
    ],
    'imagem',
  ),
  item('primeira-vez', 15, 'É a minha primeira vez. O que levo e como funciona?', [
    'Traga documento com foto, a carteirinha do convênio, os remédios que usa e os exames recentes: este artigo ajuda a se organizar. Chegue quinze minutos antes para o cadastro; a recepção confirma os seus dados e chama você.',
  ]),
  item('acesso', 80, 'A clínica tem acesso para cadeira de rodas?', [
    'Sim: a entrada tem rampa, há banheiro acessível e uma vaga reservada em frente. Se precisar de ajuda para chegar à sala, diga ao agendar.',
  ]),
  item(
    'pedido',
    70,
    'Preciso de pedido médico para fazer um exame?',
    ['Para os exames de imagem, sim. O pedido diz à equipe o que observar e é exigido pelos convênios.'],
    'imagem',
  ),
  item(
    'sigilo',
    80,
    'O que eu falo na psicoterapia fica em sigilo?',
    [
      'Sim, fica em sigilo: é um dever da profissão. As raras exceções são as que a lei prevê, e são conversadas com você.',
    ],
    'psicologia',
  ),
  item('online', 90, 'Existe atendimento por vídeo?', [
    'Na psicologia e em parte das consultas de clínica geral, sim. A recepção explica como funciona e o que é preciso ter em casa.',
  ]),
];
