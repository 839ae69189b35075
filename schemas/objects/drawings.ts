import type { IllustrationName } from '#web/ui/illustration.tsx';
import type { ExamDetails, ServiceDetails } from '../content.ts';

/** The site's own illustrations, as staff choose them; the design system draws each one. */
export const DRAWINGS = [
  { title: 'Recepção', value: 'reception' },
  { title: 'Consultório', value: 'consulting-room' },
  { title: 'Conversa', value: 'conversation' },
  { title: 'Sala de ultrassom', value: 'ultrasound' },
  { title: 'Tela do ultrassom', value: 'ultrasound-screen' },
  { title: 'Sala de raio-X', value: 'x-ray' },
  { title: 'Sala de tomografia', value: 'ct' },
  { title: 'Entrada acessível', value: 'entrance' },
  { title: 'Fachada', value: 'facade' },
  { title: 'Papéis e documentos', value: 'papers' },
  { title: 'Calendário', value: 'calendar' },
  { title: 'Pasta com cadeado', value: 'folder' },
  { title: 'Floresta', value: 'forest' },
  { title: 'Mapa da região', value: 'region-map' },
  { title: 'Ruas em volta', value: 'streets' },
  { title: 'Pessoas: recepção', value: 'welcome' },
  { title: 'Pessoas: equipe', value: 'team' },
  { title: 'Pessoas: consulta', value: 'check-up' },
  { title: 'Pessoas: escuta', value: 'listening' },
  { title: 'Pessoas: exame de ultrassom', value: 'examination' },
  { title: 'Pessoas: chegada pela rampa', value: 'arrival' },
  { title: 'Pessoas: leitura em casa', value: 'at-home' },
  { title: 'Pessoas: passeio', value: 'walk' },
] as const;

/** Drawn portraits, for who has no photo. */
export const PORTRAITS = [
  { title: 'Mulher de coque, de jaleco', value: 'portrait-woman-bun' },
  { title: 'Mulher de cabelo comprido, de jaleco', value: 'portrait-woman-long' },
  { title: 'Mulher de cabelo cacheado, de blusa', value: 'portrait-woman-curly' },
  { title: 'Mulher grisalha de óculos, de casaco', value: 'portrait-woman-grey' },
  { title: 'Mulher de franja, de uniforme', value: 'portrait-woman-fringe' },
  { title: 'Homem de barba, de jaleco', value: 'portrait-man-beard' },
  { title: 'Homem grisalho de óculos, de jaleco', value: 'portrait-man-grey' },
  { title: 'Homem de cabelo curto, de uniforme', value: 'portrait-man-short' },
] as const;

/** Icons staff can choose; the component draws each one. */
export const ICON_CHOICES = [
  { title: 'Estetoscópio', value: 'stethoscope' },
  { title: 'Conversa', value: 'conversation' },
  { title: 'Ultrassom', value: 'ultrasound' },
  { title: 'Calendário', value: 'calendar' },
  { title: 'Telefone', value: 'phone' },
  { title: 'Documento', value: 'document' },
  { title: 'Relógio', value: 'clock' },
  { title: 'Local', value: 'location' },
  { title: 'Pessoas', value: 'people' },
  { title: 'Coração', value: 'heart' },
  { title: 'Acessibilidade', value: 'accessibility' },
  { title: 'Escudo', value: 'shield' },
  { title: 'Casa', value: 'home' },
] as const;

type Area = NonNullable<ServiceDetails['area']>;

/** The drawing of a service without a picture of its own follows its area. */
export function areaDrawing(area: Area | null): IllustrationName {
  return area ? areaDrawings[area.regulation] : 'forest';
}

const areaDrawings: Readonly<Record<Area['regulation'], IllustrationName>> = {
  medicina: 'consulting-room',
  psicologia: 'listening',
  exames: 'ultrasound',
  outra: 'forest',
};

/** Only what is done with that device is shown with it (CFM 2.336/2023, art. 9º I: pictures are faithful). */
export function examDrawing(modality: ExamDetails['modality']): IllustrationName {
  return examDrawings[modality?.technique ?? ''] ?? 'papers';
}

/** In the head of an exam's page, which has no other people. */
export function examHeadDrawing(modality: ExamDetails['modality']): IllustrationName {
  return modality?.technique === 'ultrassom' ? 'examination' : examDrawing(modality);
}

const examDrawings: Readonly<Record<string, IllustrationName>> = {
  ultrassom: 'ultrasound',
  'raio-x': 'x-ray',
  tomografia: 'ct',
};

const iconDrawings: Readonly<Record<string, IllustrationName>> = {
  stethoscope: 'check-up',
  conversation: 'listening',
  ultrasound: 'examination',
  calendar: 'welcome',
  phone: 'welcome',
  people: 'welcome',
  document: 'at-home',
  shield: 'papers',
  heart: 'walk',
  location: 'facade',
  home: 'facade',
  accessibility: 'arrival',
};

/** The drawing of what has an icon and no picture of its own: a topic, its articles, an item of a list. */
export function iconDrawing(icon: string | null | undefined): IllustrationName {
  return iconDrawings[icon ?? ''] ?? 'forest';
}

/** What stands in the head of a page with an icon: as a rule the place itself, since people stand further down. */
export function headDrawing(icon: string | null | undefined): IllustrationName {
  return headDrawings[icon ?? ''] ?? iconDrawing(icon);
}

const headDrawings: Readonly<Record<string, IllustrationName>> = {
  stethoscope: 'consulting-room',
  document: 'papers',
  phone: 'reception',
  clock: 'reception',
  calendar: 'calendar',
  people: 'team',
  shield: 'folder',
};

/** Pictures of articles: none is that of their topic, which stands beside them. */
const articleDrawings: Readonly<Record<string, readonly IllustrationName[]>> = {
  stethoscope: ['consulting-room', 'welcome'],
  conversation: ['walk', 'conversation'],
  ultrasound: ['ultrasound', 'papers'],
  heart: ['check-up', 'at-home'],
};
const OF_ANY_TOPIC: readonly IllustrationName[] = ['papers', 'welcome', 'at-home'];

/** The drawing of an article without a cover: the same wherever it is shown. @param path its address */
export function articleDrawing(icon: string | null | undefined, path: string | null): IllustrationName {
  const choices = articleDrawings[icon ?? ''] ?? OF_ANY_TOPIC.filter((name) => name !== iconDrawing(icon));
  const sum = Array.from(path?.split('/').at(-1) ?? '').reduce((all, letter) => all + (letter.codePointAt(0) ?? 0), 0);
  return choices[sum % choices.length] ?? iconDrawing(icon);
}
