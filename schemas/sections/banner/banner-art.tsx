import { ArtFrame } from '#web/ui/art-frame.tsx';
import { Forest } from '#web/ui/illustrations/forest.tsx';
import { Reception } from '#web/ui/illustrations/reception.tsx';
import { Picture } from '#web/ui/picture.tsx';
import type { SectionProps } from '../index.ts';

const frames = {
  principal: { ratio: 640 / 560, art: Reception },
  marca: { ratio: 640 / 400, art: Forest },
} as const;

type BannerArtProps = { variant: keyof typeof frames; image: SectionProps<'banner'>['image'] };

/** The editor's picture, or a drawing in its place, so that a new site is never half-empty. */
export function BannerArt({ variant, image }: BannerArtProps) {
  const { ratio, art: Art } = frames[variant];
  if (image?.asset) {
    return <Picture picture={image} width={560} ratio={ratio} sizes="(min-width: 992px) 42vw, 92vw" priority />;
  }
  return (
    <ArtFrame ratio={String(ratio)}>
      <Art />
    </ArtFrame>
  );
}
