import { Illustration } from '#web/ui/illustration.tsx';
import { Picture } from '#web/ui/picture.tsx';
import type { SectionProps } from '../index.ts';

export type Place = NonNullable<SectionProps<'portfolio'>['items']>[number];

const drawings = {
  recepcao: 'reception',
  consultorios: 'consulting-room',
  psicologia: 'conversation',
  imagem: 'ultrasound',
  acessibilidade: 'entrance',
  fachada: 'facade',
} as const;

/** A place's photo, or the drawing of its kind until there is one. `width` in CSS px of the largest frame. */
export function PlacePicture({ place: { image, category }, width }: { place: Place; width: number }) {
  if (!image?.asset) return <Illustration name={drawings[category]} ratio={4 / 3} />;
  return <Picture picture={image} width={width} ratio={4 / 3} sizes={`(min-width: 992px) ${width}px, 92vw`} />;
}
