import { styled } from 'styled-components';
import { type PictureFrame, pictureImage, type PictureValue } from './picture-image.ts';
import { pictureStyle } from './picture-style.ts';

export type { PictureValue };

const Figure = styled.figure`
  ${pictureStyle}
`;

type PictureProps = PictureFrame & { picture: PictureValue };

/** A picture of the content, in its frame. */
export function Picture({ picture, ...frame }: PictureProps) {
  const drawn = pictureImage(picture, frame);
  if (!drawn) return null;
  return (
    <Figure>
      <img {...drawn.image} alt={drawn.image.alt ?? ''} />
      {drawn.caption ? <figcaption>{drawn.caption}</figcaption> : null}
    </Figure>
  );
}
