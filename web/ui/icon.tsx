import type { StaticImageData } from 'next/image';
import sprite from './icons.svg';
import type { IconName } from './icon-names.ts';

// Next types SVG files as `any`.
const { src }: StaticImageData = sprite;

/**
 * An outline icon beside words, hidden from assistive technology: the words say it. The drawings are one file of
 * their own, fetched once and cached for ever, instead of being repeated in every page.
 */
export function Icon({ name, size = 24 }: { name: IconName; size?: number }) {
  return (
    <svg className="icon" width={size} height={size} aria-hidden="true">
      <use href={`${src}#${name}`} />
    </svg>
  );
}
