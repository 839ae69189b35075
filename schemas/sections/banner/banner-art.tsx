import { Illustration } from '#web/ui/illustration.tsx';
import { Picture } from '#web/ui/picture.tsx';
import type { SectionProps } from '../index.ts';

const frames = {
  principal: { ratio: 640 / 560, drawing: 'reception' },
  marca: { ratio: 640 / 400, drawing: 'forest' },
} as const;

type BannerArtProps = { variant: keyof typeof frames; image: SectionProps<'banner'>['image'] };

/** The editor's picture, or a drawing in its place, so that a new site is never half-empty. */
export function BannerArt({ variant, image }: BannerArtProps) {
  const { ratio, drawing } = frames[variant];
  if (!image?.asset) return <Illustration name={drawing} ratio={ratio} />;
  return <Picture picture={image} width={560} ratio={ratio} sizes="(min-width: 992px) 42vw, 92vw" priority />;
}
