import { bullets, paragraph, subheading } from '../../objects/rich-text-body.fixture.ts';
import { defineFixtures, type StoredSection } from '../index.ts';

export const richTextFixtures = defineFixtures('richText', {
  sobre: {
    _key: 'rich-text-sobre',
    surface: 'branco',
    header: {
      _type: 'sectionHeader',
      eyebrow: 'A clínica',
      title: 'Atendimento perto de casa, com tempo para ouvir',
    },
    body: [
      paragraph(
        'distancia',
        'No norte de Mato Grosso, uma consulta ou um exame pode significar horas de estrada. A clínica reúne clínica geral, psicologia e diagnóstico por imagem no mesmo endereço para que mais gente resolva isso em um dia, sem sair da região.',
      ),
      paragraph(
        'tempo',
        'As consultas têm hora marcada e intervalo entre uma e outra. Você fala, pergunta e leva por escrito o que foi combinado: remédios, exames, retorno.',
      ),
      subheading('compromissos', 'O que você pode esperar'),
      ...bullets('compromisso', [
        'Informação clara sobre preparo, prazo de resultado e documentos, antes do dia.',
        'Nome, conselho e registro de quem atende, sempre visíveis.',
        'Sigilo sobre tudo o que é dito na consulta e cuidado com seus dados pessoais.',
      ]),
    ],
  },
  longo: {
    _key: 'rich-text-longo',
    surface: 'claro',
    header: { _type: 'sectionHeader', title: 'Antes do exame' },
    body: [
      paragraph(
        'demo',
        'Preparo de demonstração. O protocolo real deve ser definido e revisado pela direção técnica da clínica.',
      ),
      {
        _key: 'duvida',
        _type: 'block',
        style: 'normal',
        markDefs: [{ _key: 'recepcao', _type: 'link', kind: 'whatsapp' }],
        children: [
          { _key: 'duvida-0', _type: 'span', text: 'Se algo não ficou claro, ', marks: [] },
          { _key: 'duvida-1', _type: 'span', text: 'fale com a recepção', marks: ['recepcao'] },
          { _key: 'duvida-2', _type: 'span', text: ' antes do dia marcado.', marks: ['strong'] },
        ],
      },
    ],
  },
});

type Text = StoredSection<'richText'>;

/** A text of the demonstration, below its own title. */
export const textSection = (_key: string, header: { title: string; lead?: string }, body: Text['body']): Text => ({
  _key,
  _type: 'richText',
  surface: 'branco',
  header: { _type: 'sectionHeader', ...header },
  body,
});
