import { styled } from 'styled-components';
import { Actions } from '#web/ui/actions.tsx';
import { Leaves } from '#web/ui/leaves.tsx';
import { SectionFrame } from '#web/ui/section-frame.tsx';
import { Heading, Text } from '#web/ui/text.tsx';
import { from, phone, space, theme } from '#web/ui/tokens.ts';
import type { SectionProps } from '../index.ts';

const Panel = styled.div`
  position: relative;
  display: grid;
  gap: ${space(14)} ${space(24)};
  overflow: hidden;
  background: ${theme.tone.ground};
  color: ${theme.tone.ink};

  &[data-variant='faixa'] {
    padding: clamp(1.75rem, 1rem + 3vw, 3.5rem);
    border-radius: 24px;
    ${from('gridLg')} {
      grid-template-columns: 1fr auto;
      align-items: center;

      > * {
        position: relative;
      }
      /* The petal of the heads. */
      &::before {
        position: absolute;
        inset: 0 0 0 auto;
        width: 42%;
        border-start-start-radius: 10rem;
        background: ${theme.tone.tint};
        content: '';
      }
    }
  }
  &[data-variant='destaque'] {
    ${from('gridLg')} {
      grid-template-columns: 7fr 5fr;
      align-items: center;
    }
  }
  .words {
    display: grid;
    gap: ${space(6)};
    max-width: 42rem;
  }
  .words > div {
    padding-block-start: ${space(8)};
  }
  ${phone} {
    a {
      flex: 1 1 auto;
    }
  }
  .leaves {
    width: 22.5rem;
    justify-self: end;
  }
`;

/** Asks for one thing: a tinted panel (`faixa`) or a whole dark band with the clinic's leaves (`destaque`). */
export default function CallToAction({ _key, anchorId, variant, title, text, ctas }: SectionProps<'callToAction'>) {
  const titleId = `titulo-${_key}`;
  const isBand = variant === 'destaque';
  return (
    <SectionFrame id={anchorId} surface={isBand ? 'escura' : 'branco'} labelledBy={titleId}>
      <Panel data-variant={variant} data-surface={isBand ? 'escura' : 'primaria'}>
        <div className="words">
          <Heading level={2} id={titleId}>
            {title}
          </Heading>
          {text ? (
            <Text $size="lead" $soft>
              {text}
            </Text>
          ) : null}
          {isBand ? (
            <div>
              <Actions ctas={ctas} />
            </div>
          ) : null}
        </div>
        {isBand ? <Leaves /> : <Actions ctas={ctas} />}
      </Panel>
    </SectionFrame>
  );
}
