import type { Page } from '#schemas/generated/content-types.ts';
import { bullets, paragraph, subheading } from '#schemas/objects/rich-text-body.fixture.ts';
import { bannerFixtures } from '#schemas/sections/banner/banner.fixture.ts';

import type { SeedDocument } from '../seed-document.ts';

/** `/privacidade`: says what this site does today (no form, no third party), so it stays true for a new clinic. */
export const privacyPage: SeedDocument<Page> = {
  _id: 'page-privacidade',
  _type: 'page',
  isDemo: true,
  title: 'Política de Privacidade',
  slug: { _type: 'slug', current: 'privacidade' },
  sections: [
    {
      ...bannerFixtures.interno,
      eyebrow: 'LGPD',
      title: 'Política de Privacidade',
      text: 'Quais dados este site trata, para quê, e como você exerce os seus direitos.',
    },
    {
      _key: 'politica',
      _type: 'richText',
      surface: 'branco',
      header: {
        _type: 'sectionHeader',
        title: 'Seus dados neste site',
        lead: 'Texto de demonstração. A versão da clínica deve ser revisada por quem responde por seus dados.',
      },
      body: [
        subheading('coleta', 'O que o site registra'),
        paragraph(
          'coleta-texto',
          'Este site não tem formulários nem cadastro. Como todo servidor, ele registra o endereço de rede e a hora de cada visita, por seis meses, como pede o Marco Civil da Internet.',
        ),
        subheading('cookies', 'Cookies e outros sites'),
        paragraph(
          'cookies-texto',
          'O site não usa cookies de publicidade nem de estatística. Letras e imagens vêm do próprio endereço da clínica. A preferência entre tema claro e escuro fica guardada só no seu aparelho.',
        ),
        subheading('contato', 'Quando você fala com a clínica'),
        paragraph(
          'contato-texto',
          'Ao ligar, escrever um e-mail ou usar o WhatsApp, seus dados são usados para responder e agendar. Não envie sintomas, diagnósticos, documentos ou fotos por esses canais: isso se conversa na consulta.',
        ),
        subheading('direitos', 'Seus direitos'),
        paragraph('direitos-texto', 'A Lei Geral de Proteção de Dados garante que você possa, a qualquer momento:'),
        ...bullets('direito', [
          'saber se a clínica trata dados seus e receber uma cópia;',
          'corrigir dados incompletos ou desatualizados;',
          'pedir a exclusão do que não precisa ser guardado por lei;',
          'saber com quem os dados foram compartilhados.',
        ]),
        subheading('encarregado', 'Com quem falar'),
        paragraph(
          'encarregado-texto',
          'O nome e o e-mail do encarregado pelo tratamento de dados pessoais estão no rodapé de todas as páginas.',
        ),
      ],
    },
  ],
  legal: { kind: 'privacidade', version: '1.0', effectiveAt: '2026-10-01', approvedBy: 'Fábio Modelo Nunes' },
  seo: {
    _type: 'seo',
    title: 'Política de Privacidade',
    description:
      'Quais dados pessoais este site registra, para que servem, por quanto tempo ficam e como falar com o encarregado.',
  },
};
