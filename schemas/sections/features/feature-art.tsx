import { Illustration } from '#web/ui/illustration.tsx';
import type { IllustrationName } from '#web/ui/illustration.tsx';
import { Picture } from '#web/ui/picture.tsx';
import type { FeatureItem } from './feature-item.ts';

type Icon = NonNullable<FeatureItem['icon']>;

const drawings: Partial<Record<Icon, IllustrationName>> = {
  stethoscope: 'consulting-room',
  document: 'consulting-room',
  ultrasound: 'ultrasound',
  conversation: 'conversation',
  heart: 'forest',
  location: 'region-map',
};

type FeatureArtProps = { item: FeatureItem; width: number; ratio: number; sizes: string };

/** The item's picture, or the drawing that goes with its icon. */
export function FeatureArt({ item: { image, icon }, width, ratio, sizes }: FeatureArtProps) {
  if (image?.asset) return <Picture picture={image} width={width} ratio={ratio} sizes={sizes} />;
  return <Illustration name={(icon && drawings[icon]) || 'reception'} ratio={ratio} />;
}
