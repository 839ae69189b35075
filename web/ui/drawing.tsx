import type { StaticImageData } from 'next/image';
import type { ComponentProps } from 'react';
import drawings from './illustrations.svg';

// Next types SVG files as `any`.
const { src }: StaticImageData = drawings;

/** The view box of all portraits. */
export const PORTRAIT_BOX = '0 0 240 240';
/** That of rooms and scenes. */
export const SCENE_BOX = '0 0 480 360';
/** Those that go from edge to edge: the landscape, and its trees against the light. */
export const PANORAMA_BOX = '0 0 1440 240';
export const SKYLINE_BOX = '0 -10 2880 58';
/** That of the clinic's leaves. */
export const LEAVES_BOX = '0 0 84 62';

/**
 * One drawing of `illustrations/`, without looks of its own: lists that the browser draws dress it. All drawings are one
 * file, cached for ever; through `use` they inherit the art tones of the page, so night falls in the picture, too. It has
 * no text alternative: the words beside it say it.
 */
export function Drawing({ name, box, ...rest }: { name: string; box: string } & ComponentProps<'svg'>) {
  return (
    <svg viewBox={box} aria-hidden="true" {...rest}>
      <use href={`${src}#${name}`} />
    </svg>
  );
}
