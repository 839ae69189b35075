import type { ComponentType } from 'react';
import { ArtFrame } from '#web/ui/art-frame.tsx';
import { ConsultingRoom } from '#web/ui/illustrations/consulting-room.tsx';
import { Conversation } from '#web/ui/illustrations/conversation.tsx';
import { Forest } from '#web/ui/illustrations/forest.tsx';
import { Reception } from '#web/ui/illustrations/reception.tsx';
import { RegionMap } from '#web/ui/illustrations/region-map.tsx';
import { Ultrasound } from '#web/ui/illustrations/ultrasound.tsx';
import { Picture } from '#web/ui/picture.tsx';
import type { FeatureItem } from './feature-item.ts';

type Icon = NonNullable<FeatureItem['icon']>;

const drawings: Partial<Record<Icon, ComponentType>> = {
  stethoscope: ConsultingRoom,
  document: ConsultingRoom,
  ultrasound: Ultrasound,
  conversation: Conversation,
  heart: Forest,
  location: RegionMap,
};

type FeatureArtProps = { item: FeatureItem; width: number; ratio: number; sizes: string };

/** The item's picture, or the drawing that goes with its icon. */
export function FeatureArt({ item: { image, icon }, width, ratio, sizes }: FeatureArtProps) {
  if (image?.asset) return <Picture picture={image} width={width} ratio={ratio} sizes={sizes} />;
  const Drawing = (icon && drawings[icon]) || Reception;
  return (
    <ArtFrame ratio={String(ratio)}>
      <Drawing />
    </ArtFrame>
  );
}
