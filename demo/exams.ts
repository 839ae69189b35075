import type { Exam } from '#schemas/generated/content-types.ts';
import { paragraph } from '#schemas/objects/rich-text-body.fixture.ts';

import { approved, type DemoDocument, reference, references, slug } from './demo-document.ts';

const DEMONSTRATION = 'Exemplo de demonstração: a direção técnica define o preparo real.';

type Rule = Omit<NonNullable<NonNullable<Exam['preparation']>['rules']>[number], '_type' | 'note'>;

/** As a clinic would fill it in; each rule says that it is an example. */
const preparation = (diet: string, ...rules: readonly Rule[]): NonNullable<Exam['preparation']> => ({
  _type: 'preparation',
  noPreparation: false,
  rules: rules.map((rule) => ({ ...rule, _type: 'preparationRule', note: DEMONSTRATION })),
  diet,
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
  resultDays: 2,
  reviewedBy: reference('professional-bruno-modelo'),
  reviewedAt: '2026-10-01',
  reportedBy: reference('professional-bruno-modelo'),
  professionals: references('professional-bruno-modelo'),
  priceItem: reference('price-exames'),
  faq: references('faq-preparo', 'faq-pedido', 'faq-resultado'),
  order,
});

const unapproved: readonly DemoDocument<Exam>[] = [
  ultrasound('abdome-total', 10, {
    title: 'Ultrassonografia de abdome total',
    bodyRegion: 'Abdome',
    synonyms: ['ultrassom de barriga', 'ecografia abdominal', 'US abdome', 'abdômen', 'abdominal'],
    summary: 'Mostra os órgãos do abdome por ondas de som, sem radiação.',
    preparation: preparation(
      'Jantar leve, sem fritura, feijão nem refrigerante.',
      { _key: 'adultos', ageMin: 12, fastingHours: 6, fastingHoursMax: 8, water: 'Liberada', period: 'ambos' },
      {
        _key: 'criancas',
        ageMin: 2,
        ageMax: 11,
        fastingHours: 3,
        fastingHoursMax: 4,
        water: 'Liberada',
        period: 'ambos',
      },
    ),
  }),
  ultrasound('vias-urinarias', 20, {
    title: 'Ultrassonografia de vias urinárias',
    bodyRegion: 'Rins e bexiga',
    synonyms: ['ultrassom de rins', 'ecografia renal', 'rim'],
    summary: 'Observa rins, ureteres e bexiga.',
    preparation: preparation('Comida de costume.', {
      _key: 'todas',
      fastingHours: 0,
      water: 'Beba antes de vir e não esvazie a bexiga',
      bladder: 'cheia',
      period: 'ambos',
    }),
  }),
  ultrasound('tireoide', 30, {
    title: 'Ultrassonografia de tireoide',
    bodyRegion: 'Pescoço',
    synonyms: ['ultrassom de tireoide', 'ecografia da tireoide', 'tiroide'],
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
    professionals: references('professional-davi-teste', 'professional-bruno-modelo'),
    durationMinutes: 10,
    resultDays: 1,
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
      synonyms: ['tomografia', 'TC de abdome', 'tomo da barriga', 'abdômen', 'abdominal'],
      summary: 'Imagens do abdome em cortes, feitas com raios X e contraste na veia.',
      preparation: {
        ...preparation('Jantar leve.', {
          _key: 'todas',
          fastingHours: 4,
          water: 'Liberada até uma hora antes',
          period: 'ambos',
        }),
        bring: ['pedido', 'documento', 'carteirinha', 'guia', 'exames'],
        needsCompanion: true,
        minorsWithGuardian: true,
        arriveMinutesBefore: 30,
      },
    }),
    _id: 'exam-tc-abdome',
    slug: slug('tomografia-de-abdome-com-contraste'),
    modality: reference('exam-type-tomografia'),
    professionals: references('professional-davi-teste', 'professional-bruno-modelo'),
    usesContrast: true,
    room: 'Sala de tomografia',
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
