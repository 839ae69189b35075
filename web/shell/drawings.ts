import type { IllustrationName } from '../ui/illustration.tsx';
import type { ExamDetails, PostDetails, ServiceDetails } from './content.ts';

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
