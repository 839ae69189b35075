import type { Exam } from '#schemas/generated/content-types.ts';
import { paragraph } from '#schemas/objects/rich-text-body.fixture.ts';

import { approved, type DemoDocument, reference, references, slug } from './demo-document.ts';

const DEMONSTRATION = 'Preparo de demonstração. O protocolo real deve ser definido e revisado pela direção técnica.';

type Bladder = NonNullable<NonNullable<NonNullable<Exam['preparation']>['rules']>[number]['bladder']>;

/** No hours and no amounts: nobody may follow an invented preparation. */
const preparation = (bladder: Bladder): NonNullable<Exam['preparation']> => ({
  _type: 'preparation',
  noPreparation: false,
  rules: [
    {
      _key: 'todas',
      _type: 'preparationRule',
      bladder,
      period: 'ambos',
      water: 'Conforme o protocolo da clínica',
      note: DEMONSTRATION,
    },
  ],
  diet: 'A orientação sobre alimentação é enviada por escrito ao agendar.',
  medicationNote: 'Siga a orientação do seu médico. Não suspenda remédios por conta própria.',
  bring: ['pedido', 'documento', 'carteirinha', 'exames'],
  arriveMinutesBefore: 15,
});

const withoutPreparation: Exam['preparation'] = {
  _type: 'preparation',
  noPreparation: true,
  medicationNote: 'Siga a orientação do seu médico. Não suspenda remédios por conta própria.',
  bring: ['pedido', 'documento', 'carteirinha'],
  arriveMinutesBefore: 10,
};

const ultrasound = (
  id: string,
  order: number,
  fields: Pick<Exam, 'title' | 'bodyRegion' | 'synonyms' | 'summary' | 'preparation'>,
): DemoDocument<Exam> => ({
  _id: `exam-us-${id}`,
  _type: 'exam',
  isDemo: true,
  slug: slug(`ultrassonografia-de-${id}`),
  modality: reference('exam-type-ultrassonografia'),
  ...fields,
  body: [
    paragraph(
      'como',
      'Você se deita na maca e um gel é passado sobre a pele. O médico move o aparelho devagar e acompanha as imagens na tela. Se algo incomodar, avise.',
    ),
  ],
  requiresMedicalOrder: true,
  requiresAppointment: true,
  usesContrast: false,
  durationMinutes: 20,
  resultDeadline: 'Informado no dia do exame',
  reviewedBy: reference('professional-bruno-modelo'),
  reviewedAt: '2026-10-01',
  reportedBy: reference('professional-bruno-modelo'),
  professionals: references('professional-bruno-modelo', 'professional-davi-teste'),
  priceItem: reference('price-exames'),
  faq: references('faq-preparo', 'faq-pedido', 'faq-resultado'),
  order,
});

const unapproved: readonly DemoDocument<Exam>[] = [
  ultrasound('abdome-total', 10, {
    title: 'Ultrassonografia de abdome total',
    bodyRegion: 'Abdome',
    synonyms: ['ultrassom de barriga', 'ecografia abdominal', 'US abdome'],
    summary: 'Mostra os órgãos do abdome por ondas de som, sem radiação.',
    preparation: preparation('indiferente'),
  }),
  ultrasound('vias-urinarias', 20, {
    title: 'Ultrassonografia de vias urinárias',
    bodyRegion: 'Rins e bexiga',
    synonyms: ['ultrassom de rins', 'ecografia renal'],
    summary: 'Observa rins, ureteres e bexiga.',
    preparation: preparation('cheia'),
  }),
  ultrasound('tireoide', 30, {
    title: 'Ultrassonografia de tireoide',
    bodyRegion: 'Pescoço',
    synonyms: ['ultrassom de tireoide', 'ecografia da tireoide'],
    summary: 'Observa a glândula tireoide e os tecidos ao redor.',
    preparation: withoutPreparation,
  }),
  ultrasound('mamas', 40, {
    title: 'Ultrassonografia de mamas',
    bodyRegion: 'Mamas',
    synonyms: ['ultrassom de mama', 'ecografia mamária'],
    summary: 'Observa o tecido das mamas e das axilas.',
    preparation: withoutPreparation,
  }),
  ultrasound('articulacoes', 50, {
    title: 'Ultrassonografia de articulações',
    bodyRegion: 'Ombro, joelho, punho e outras',
    synonyms: ['ultrassom de ombro', 'ultrassom de joelho', 'partes moles'],
    summary: 'Observa tendões, músculos e líquidos ao redor de uma articulação.',
    preparation: withoutPreparation,
  }),
  {
    ...ultrasound('carotidas', 10, {
      title: 'Doppler de carótidas',
      bodyRegion: 'Pescoço',
      synonyms: ['ultrassom de carótida', 'doppler do pescoço', 'ecodoppler'],
      summary: 'Mostra o fluxo de sangue nas artérias do pescoço.',
      preparation: withoutPreparation,
    }),
    _id: 'exam-doppler-carotidas',
    slug: slug('doppler-de-carotidas'),
    modality: reference('exam-type-doppler'),
  },
  {
    ...ultrasound('torax', 10, {
      title: 'Raio-X de tórax',
      bodyRegion: 'Tórax',
      synonyms: ['radiografia', 'chapa do pulmão', 'RX'],
      summary: 'Imagem dos pulmões, do coração e das costelas.',
      preparation: withoutPreparation,
    }),
    _id: 'exam-rx-torax',
    slug: slug('raio-x-de-torax'),
    modality: reference('exam-type-raio-x'),
    durationMinutes: 10,
    body: [
      paragraph(
        'como',
        'Você fica em pé diante do aparelho, prende a respiração por alguns segundos e a imagem é feita. A técnica ou o técnico orienta cada posição.',
      ),
    ],
  },
  {
    ...ultrasound('abdome', 10, {
      title: 'Tomografia de abdome com contraste',
      bodyRegion: 'Abdome',
      synonyms: ['tomografia', 'TC de abdome', 'tomo da barriga'],
      summary: 'Imagens do abdome em cortes, feitas com raios X e contraste na veia.',
      preparation: {
        ...preparation('indiferente'),
        bring: ['pedido', 'documento', 'carteirinha', 'guia', 'cartao-sus', 'exames'],
        needsCompanion: true,
        minorsWithGuardian: true,
        arriveMinutesBefore: 30,
      },
    }),
    _id: 'exam-tc-abdome',
    slug: slug('tomografia-de-abdome-com-contraste'),
    modality: reference('exam-type-tomografia'),
    usesContrast: true,
    room: 'Sala de tomografia, no térreo',
    resultDays: 5,
    resultDeadline: 'com o laudo',
    body: [
      paragraph(
        'como',
        'Você se deita em uma mesa que passa devagar por um anel aberto. O contraste entra por uma veia do braço e pode dar uma sensação de calor que passa em seguida. A equipe vê e ouve você o tempo todo.',
      ),
    ],
  },
];

export const exams: readonly DemoDocument<Exam>[] = unapproved.map(approved);
