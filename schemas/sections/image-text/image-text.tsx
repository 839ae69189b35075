import { styled } from 'styled-components';
import { Illustration } from '#web/ui/illustration.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { SectionFrame } from '#web/ui/section-frame.tsx';
import type { SectionProps } from '../index.ts';
import { imageTextStyle } from './image-text-style.ts';
import { ImageTextWords } from './image-text-words.tsx';

const Root = styled.div`
  ${imageTextStyle}
`;

const frames = {
  direita: { width: 520, ratio: 1.12, sizes: '(min-width: 992px) 42vw, 92vw' },
  esquerda: { width: 520, ratio: 1.12, sizes: '(min-width: 992px) 42vw, 92vw' },
  larga: { width: 1140, ratio: 2, sizes: '92vw' },
} as const;

/** A text beside a picture; the sides change with the variant, so that two of them in a row do not stack up alike. */
export default function ImageText(props: SectionProps<'imageText'>) {
  const { _key, anchorId, variant, surface, image, drawing } = props;
  const titleId = `titulo-${_key}`;
  const frame = frames[variant] ?? frames.direita;
  return (
    <SectionFrame id={anchorId} surface={surface} labelledBy={titleId}>
      <Root data-variant={variant}>
        <ImageTextWords {...props} titleId={titleId} />
        <div className="art">
          {image?.asset ? (
            <Picture picture={image} {...frame} />
          ) : (
            <Illustration name={drawing ?? 'reception'} ratio={frame.ratio} />
          )}
        </div>
      </Root>
    </SectionFrame>
  );
}
