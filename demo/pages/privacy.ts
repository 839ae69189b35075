import type { Page } from '#schemas/generated/content-types.ts';
import { bullets, paragraph, subheading } from '#schemas/objects/rich-text-body.fixture.ts';
import { pageBanner } from '#schemas/sections/banner/banner.fixture.ts';
import { textSection } from '#schemas/sections/rich-text/rich-text.fixture.ts';

import type { DemoDocument } from '../demo-document.ts';
import { settings } from '../settings.ts';

/** `/privacidade`: what the site does with data, form and offline copies included; a clinic adds what it does besides. */
export const privacyPage: DemoDocument<Page> = {
  _id: 'page-privacidade',
  _type: 'page',
  isDemo: true,
  title: 'Política de Privacidade',
  slug: { _type: 'slug', current: 'privacidade' },
  sections: [
    pageBanner(
      'shield',
      'Política de Privacidade',
      'Quais dados este site trata, para quê, e como você exerce os seus direitos.',
    ),
    textSection(
      'politica',
      {
        title: 'Seus dados neste site',
        lead: 'Texto de demonstração. A versão da clínica deve ser revisada por quem responde por seus dados.',
      },
      [
        subheading('formulario', 'Quando você escreve pelo formulário'),
        paragraph(
          'formulario-texto',
          'O formulário da página de contato pede nome, telefone, assunto e mensagem; o e-mail é opcional. Esses dados servem só para responder ao que você pediu (LGPD, art. 7º, V), e apenas a equipe da clínica os lê.',
        ),
        paragraph(
          'formulario-prazo',
          `A mensagem é apagada ${settings.formSettings?.retentionDays} dias depois de recebida, ou antes, se você pedir. Junto dela ficam a data em que você confirmou a leitura e a versão desta política.`,
        ),
        subheading('pedido', 'Quando você pede um horário'),
        paragraph(
          'pedido-texto',
          'O pedido de agendamento guarda o que você escolheu (serviço, exame ou profissional, convênio ou particular, dias e turnos, na clínica ou por vídeo), o seu nome e o seu telefone, só para a recepção combinar o horário com você. É apagado no mesmo prazo da mensagem. Você pode cancelar na página do pedido, cujo endereço tem só o número dele.',
        ),
        subheading('contato', 'Quando você liga ou usa o WhatsApp'),
        paragraph(
          'contato-texto',
          'Ao ligar, escrever um e-mail ou usar o WhatsApp, seus dados são usados para responder e agendar. Não envie sintomas, diagnósticos, documentos ou fotos por esses canais nem pelo formulário: isso se conversa na consulta.',
        ),
        subheading('visita', 'Quando você só visita'),
        paragraph(
          'visita-texto',
          'Não há cadastro. O servidor guarda o endereço de rede e a hora da visita por seis meses, em sigilo, como manda o Marco Civil da Internet (Lei 12.965/2014, art. 15).',
        ),
        subheading('medicao', 'Medição das visitas'),
        paragraph(
          'medicao-texto',
          'Quando uma visita termina, o site conta quanto tempo a página levou para aparecer e responder, e se um programa do próprio site falhou. Conta também, por semana, quais páginas foram abertas, se a visita veio de um buscador, e quantas vezes se tocou em ligar, WhatsApp, e-mail, rota ou formulário. Das buscas no site, guarda as palavras que várias pessoas procuraram e não encontraram. São só números e palavras, guardados por 28 dias e por 13 semanas: não há cookie, endereço de rede nem código que identifique você.',
        ),
        subheading('cookies', 'Cookies e outros sites'),
        paragraph(
          'cookies-texto',
          'O site não usa cookies. Letras, imagens e programas vêm do próprio endereço da clínica. Só quando você pede “Carregar mapa” o seu navegador fala com o OpenStreetMap, que então conhece o seu endereço de rede.',
        ),
        paragraph(
          'aparelho',
          'A escolha entre tema claro e escuro e uma cópia das páginas que você abriu, para consulta sem conexão, ficam guardadas só no seu aparelho. Você as apaga ao limpar os dados do site no navegador.',
        ),
        subheading('direitos', 'Seus direitos'),
        paragraph(
          'direitos-texto',
          'A Lei Geral de Proteção de Dados (art. 18) garante que você possa, a qualquer momento:',
        ),
        ...bullets('direito', [
          'saber se a clínica trata dados seus e receber uma cópia;',
          'corrigir dados incompletos ou desatualizados;',
          'pedir a anonimização, o bloqueio ou a exclusão do que não precisa ser guardado por lei;',
          'pedir a portabilidade dos dados;',
          'saber com quem os dados foram compartilhados;',
          'opor-se ao uso dos dados;',
          'onde o uso depender de consentimento, não consentir, saber o que muda com isso e revogar o consentimento;',
          'reclamar à Autoridade Nacional de Proteção de Dados (ANPD).',
        ]),
        subheading('encarregado', 'Com quem falar'),
        paragraph(
          'encarregado-texto',
          'O nome e o e-mail do encarregado pelo tratamento de dados pessoais estão no rodapé de todas as páginas.',
        ),
      ],
    ),
  ],
  legal: { kind: 'privacidade', version: '1.0', effectiveAt: '2026-10-01', approvedBy: 'Fábio Modelo Nunes' },
  seo: {
    _type: 'seo',
    title: 'Política de Privacidade',
    description:
      'Quais dados pessoais este site registra, para que servem, por quanto tempo ficam e como falar com o encarregado.',
  },
};
