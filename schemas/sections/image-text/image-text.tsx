import { styled } from 'styled-components';
import { Actions } from '#web/ui/actions.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Illustration } from '#web/ui/illustration.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { RichText } from '#web/ui/rich-text.tsx';
import { SectionFrame } from '#web/ui/section-frame.tsx';
import { SectionHeader } from '#web/ui/section-header.tsx';
import { from, space, theme } from '#web/ui/tokens.ts';
import type { SectionProps } from '../index.ts';

/** Title, text, points and buttons. Styled by the section. */
function ImageTextWords({ titleId, header, body, points, ctas }: SectionProps<'imageText'> & { titleId: string }) {
  return (
    <div className="words">
      <SectionHeader id={titleId} {...header} />
      <div>
        {body?.length ? <RichText value={body} /> : null}
        {points?.length ? (
          <ul className="plain-list points">
            {points.map((point) => (
              <li key={point}>
                <Icon name="check" size={20} />
                {point}
              </li>
            ))}
          </ul>
        ) : null}
        {ctas?.length ? (
          <div className="actions">
            <Actions ctas={ctas} />
          </div>
        ) : null}
      </div>
    </div>
  );
}

const Root = styled.div`
  display: grid;
  gap: ${space(20)} clamp(2rem, 6vw, 6rem);
  ${from('gridLg')} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    align-items: center;
  }
  .words > header {
    margin-block-end: ${space(10)};
  }
  .points {
    display: grid;
    gap: ${space(5)};
    margin-block-start: ${space(12)};
  }
  .points li {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: ${space(5)};
  }
  .points svg {
    margin-block-start: 0.2em;
    color: ${theme.tone.green};
  }
  .actions {
    margin-block-start: ${space(16)};
  }
  &[data-variant='esquerda'] {
    ${from('gridLg')} {
      grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
      .art {
        order: -1;
      }
    }
  }
  &[data-variant='larga'] {
    ${from('gridLg')} {
      grid-template-columns: minmax(0, 1fr);
      .art {
        order: -1;
      }
      .words {
        display: grid;
        grid-template-columns: 5fr 7fr;
        gap: 0 clamp(2rem, 6vw, 6rem);
        align-items: start;
      }
      .words > header {
        margin-block-end: 0;
      }
    }
  }
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
