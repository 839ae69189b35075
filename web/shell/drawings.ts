import type { IllustrationName } from '../ui/illustration.tsx';
import type { ExamDetails, PostDetails, ServiceDetails } from './content.ts';

/** The drawing of a service without a picture of its own follows its area. */
export const areaDrawings: Readonly<Record<ServiceDetails['area'], IllustrationName>> = {
  'clinica-geral': 'consulting-room',
  psicologia: 'conversation',
  imagem: 'ultrasound',
};

/** Only what is done with that device is shown with it (CFM 2.336/2023, art. 9º I: pictures are faithful). */
export function examDrawing(modality: ExamDetails['modality']): IllustrationName {
  return modality === 'ultrassonografia' || modality === 'doppler' ? 'ultrasound' : 'papers';
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
