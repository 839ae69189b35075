import type { IllustrationName } from '#web/ui/illustration.tsx';
import type { ExamDetails, PostDetails, ServiceDetails } from '../content.ts';

/** The site's own illustrations, as staff choose them; the design system draws each one. */
export const DRAWINGS = [
  { title: 'Recepção', value: 'reception' },
  { title: 'Consultório', value: 'consulting-room' },
  { title: 'Conversa', value: 'conversation' },
  { title: 'Sala de ultrassom', value: 'ultrasound' },
  { title: 'Entrada acessível', value: 'entrance' },
  { title: 'Fachada', value: 'facade' },
  { title: 'Papéis e documentos', value: 'papers' },
  { title: 'Floresta', value: 'forest' },
  { title: 'Mapa da região', value: 'region-map' },
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
] as const;

type Area = NonNullable<ServiceDetails['area']>;

/** The drawing of a service without a picture of its own follows its area. */
export function areaDrawing(area: Area | null): IllustrationName {
  return area ? areaDrawings[area.regulation] : 'forest';
}

const areaDrawings: Readonly<Record<Area['regulation'], IllustrationName>> = {
  medicina: 'consulting-room',
  psicologia: 'conversation',
  exames: 'ultrasound',
  outra: 'forest',
};

/** Only what is done with that device is shown with it (CFM 2.336/2023, art. 9º I: pictures are faithful). */
export function examDrawing(modality: ExamDetails['modality']): IllustrationName {
  return modality?.technique === 'ultrassom' ? 'ultrasound' : 'papers';
}

const topicDrawings: Readonly<Record<string, IllustrationName>> = {
  stethoscope: 'consulting-room',
  conversation: 'conversation',
  ultrasound: 'papers',
  calendar: 'papers',
  document: 'papers',
  heart: 'forest',
  location: 'facade',
  accessibility: 'entrance',
};

/** The drawing of an article without a cover follows the icon of its topic. */
export function topicDrawing(topic: Pick<PostDetails['topic'], 'icon'> | null): IllustrationName {
  return topicDrawings[topic?.icon ?? ''] ?? 'forest';
}
