import type { SectionProps } from '../index.ts';
import { iconDrawing } from '../../objects/drawings.ts';
import { Illustration } from '#web/ui/illustration.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { MoreLink } from '#web/ui/smart-link.tsx';

/** One item of the section, as its query gives it. */
type FeatureItem = SectionProps<'features'>['items'][number];

export type FeatureItems = { items: readonly FeatureItem[] };

type FeatureArtProps = { item: FeatureItem; width: number; ratio: number; sizes: string };

/** The item's picture, or the drawing that goes with its icon. */
export function FeatureArt({ item: { image, icon }, width, ratio, sizes }: FeatureArtProps) {
  if (image?.asset) return <Picture picture={image} width={width} ratio={ratio} sizes={sizes} />;
  return <Illustration name={iconDrawing(icon)} ratio={ratio} />;
}

/** Where an item leads; nothing when its target is gone. */
export function FeatureLink({ item: { link, linkLabel, title } }: { item: FeatureItem }) {
  return link?.href ? <MoreLink href={link.href} label={linkLabel || 'Saiba mais'} of={title} /> : null;
}
