import type { PictureImage } from './picture-image.ts';

/** A picture without looks of its own, for lists that the browser draws: the list dresses it (`pictureStyle`). */
export function PlainPicture({ image, caption }: PictureImage) {
  return (
    <figure className="picture">
      <img {...image} alt={image.alt ?? ''} />
      {caption ? <figcaption>{caption}</figcaption> : null}
    </figure>
  );
}
