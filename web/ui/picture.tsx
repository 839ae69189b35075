import { css, styled } from 'styled-components';
import { radius, space, theme, type } from './tokens.ts';
import { type PictureFrame, pictureImage, type PictureValue } from './picture-image.ts';

/** A picture and its caption. A list of pictures dresses all of them at once. */
export const pictureStyle = css`
  width: 100%;

  img {
    display: block;
    width: 100%;
    height: 100%;
    border-radius: ${radius.card};
    background-color: ${theme.tone.tint};
    background-size: cover;
    background-position: center;
    object-fit: cover;
  }
  figcaption {
    margin-block-start: ${space(4)};
    color: ${theme.tone.inkSoft};
    font-size: ${type.small};
  }
`;

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
