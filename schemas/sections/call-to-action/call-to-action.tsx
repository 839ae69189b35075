import { styled } from 'styled-components';
import { LinkButton } from '#web/ui/button.tsx';
import { Cluster } from '#web/ui/layout.tsx';
import { SectionFrame } from '#web/ui/section-frame.tsx';
import { Heading, Text } from '#web/ui/text.tsx';
import { from, space, theme } from '#web/ui/tokens.ts';
import type { SectionProps } from '../index.ts';

const leaf = 'M0 9a9 9 0 0 1 9-9h9v9a9 9 0 0 1-9 9H0z';

// Turn of each leaf in degrees, row by row; null is a point.
const rows = [
  [0, 90, null, 90],
  [270, 180, 0, null],
  [null, 0, 270, 180],
] as const;

/** The leaves of the mark, grown into a pattern. */
function LeafPattern() {
  return (
    <svg className="pattern" viewBox="0 0 84 62" width="360" height="266" aria-hidden="true">
      {rows.flatMap((row, y) =>
        row.map((turn, x) => (
          <g key={`${x * 22}-${y * 22}`} transform={`translate(${x * 22} ${y * 22})`}>
            {turn === null ? (
              <circle cx="9" cy="9" r="9" fill={y === 1 ? theme.role.success : theme.role.accent} />
            ) : (
              <path
                d={leaf}
                transform={`rotate(${turn} 9 9)`}
                fill={(x + y) % 3 === 0 ? theme.role.primary : theme.tone.card}
              />
            )}
          </g>
        )),
      )}
    </svg>
  );
}

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
  .pattern {
    display: none;
    ${from('gridLg')} {
      display: block;
      justify-self: end;
    }
  }
`;

const variants = { primary: 'solid', secondary: 'outline', text: 'outline' } as const;

/** Asks for one thing: a blue panel (`faixa`) or a whole dark band with the clinic's leaves (`destaque`). */
export default function CallToAction({ _key, anchorId, variant, title, text, ctas }: SectionProps<'callToAction'>) {
  const titleId = `titulo-${_key}`;
  const isBand = variant === 'destaque';
  const buttons = (
    <Cluster>
      {(ctas ?? []).map(({ _key: key, label, style, link }) =>
        link?.href ? (
          <LinkButton key={key} href={link.href} variant={variants[style ?? 'primary']}>
            {label}
          </LinkButton>
        ) : null,
      )}
    </Cluster>
  );
  return (
    <SectionFrame id={anchorId} surface={isBand ? 'escura' : 'branco'} labelledBy={titleId}>
      <Panel data-variant={variant} data-surface={isBand ? 'escura' : 'azul'}>
        <div className="words">
          <Heading level={2} id={titleId}>
            {title}
          </Heading>
          {text ? (
            <Text $size="lead" $soft>
              {text}
            </Text>
          ) : null}
          {isBand ? <div>{buttons}</div> : null}
        </div>
        {isBand ? <LeafPattern /> : buttons}
      </Panel>
    </SectionFrame>
  );
}
