import type { Page } from '#schemas/generated/content-types.ts';
import { linkOf } from '#schemas/objects/link.fixture.ts';
import { bullets, linked, paragraph, subheading } from '#schemas/objects/rich-text-body.fixture.ts';
import { pageBanner } from '#schemas/sections/banner/banner.fixture.ts';
import { textSection } from '#schemas/sections/rich-text/rich-text.fixture.ts';

import type { DemoDocument } from '../demo-document.ts';

/** How to tell of a difficulty: nobody should have to look for it, or to call. */
const CONTACTS = [
  ['Ligue para a recepção', 'phone'],
  ['Escreva pelo WhatsApp', 'whatsapp'],
  ['Escreva um e-mail', 'email'],
] as const;

/** `/acessibilidade`: where the symbol in the footer leads (LBI, Lei 13.146/2015, art. 63). */
export const accessibilityPage: DemoDocument<Page> = {
  _id: 'page-acessibilidade',
  _type: 'page',
  isDemo: true,
  title: 'Acessibilidade',
  slug: { _type: 'slug', current: 'acessibilidade' },
  sections: [
    pageBanner('accessibility', 'Acessibilidade', 'Como o site e o prédio foram feitos para todas as pessoas.'),
    textSection(
      'acessibilidade',
      {
        title: 'Como este site foi preparado',
        lead: 'Texto de demonstração. A clínica deve conferir cada item com o seu endereço e a sua equipe.',
      },
      [
        subheading('site', 'No site'),
        ...bullets('site', [
          'todas as páginas funcionam só com o teclado, e o foco está sempre visível;',
          'o atalho “Ir para o conteúdo” é o primeiro item de cada página;',
          'textos têm contraste de pelo menos 4,5 para 1, no tema claro e no escuro;',
          'imagens que informam têm descrição para leitores de tela;',
          'a página pode ser ampliada até 400% sem perder conteúdo;',
          'animações são desligadas quando o seu aparelho pede menos movimento;',
          'os textos podem ser lidos em Libras com a extensão ou o aplicativo VLibras, do governo federal (gov.br/vlibras).',
        ]),
        paragraph(
          'norma',
          'As referências são a Lei Brasileira de Inclusão (Lei 13.146/2015, art. 63) e a norma ABNT NBR 17225, que segue as diretrizes WCAG 2.2.',
        ),
        subheading('clinica', 'Na clínica'),
        paragraph(
          'clinica-texto',
          'A entrada tem rampa, há banheiro acessível e vaga reservada em frente. Se você precisa de acompanhante, de mais tempo ou de outro apoio, avise ao agendar: a recepção organiza o atendimento com você.',
        ),
        linked(
          paragraph(
            'clinica-libras',
            'Para atendimento em Libras, escreva “Libras” na busca do site, ou veja os idiomas na página de cada profissional.',
          ),
          'página de cada profissional',
          linkOf('professionals'),
        ),
        subheading('problema', 'Encontrou uma dificuldade?'),
        paragraph('problema-texto', 'Conte à recepção em que página foi e o que você tentava fazer:'),
        ...CONTACTS.flatMap(([words, kind]) =>
          bullets(kind, [words]).map((block) => linked(block, words, linkOf(kind))),
        ),
      ],
    ),
  ],
  legal: { kind: 'acessibilidade', version: '1.0', effectiveAt: '2026-10-01', approvedBy: 'Fábio Modelo Nunes' },
  seo: {
    _type: 'seo',
    title: 'Acessibilidade',
    description:
      'O que este site e a clínica fazem para que todas as pessoas consultem, agendem e sejam atendidas com autonomia.',
  },
};
