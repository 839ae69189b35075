import { styled } from 'styled-components';
import { initialsOf, toneOf } from './initials.ts';
import type { Tint } from './tints.ts';
import { tints } from './tints.ts';
import { radius, weight } from './tokens.ts';

const Root = styled.div<{ $tone: Tint }>`
  display: grid;
  place-items: center;
  width: 100%;
  aspect-ratio: 1;
  overflow: hidden;
  border-radius: ${radius.card};
  background: ${(p) => tints[p.$tone][0]};
  color: ${(p) => tints[p.$tone][1]};
  container-type: inline-size;

  .stage {
    display: grid;
    width: 100%;
    height: 100%;
    place-items: center;
    grid-template-areas: 'one';
  }
  svg,
  .letters {
    grid-area: one;
  }
  svg {
    width: 100%;
    height: 100%;
    opacity: 0.14;
  }
  .letters {
    font-size: 34cqi;
    font-weight: ${weight.label};
    letter-spacing: -0.02em;
    line-height: 1;
  }
`;

/**
 * Stands where a portrait is missing: initials on a tone derived from the name, so it never changes by itself.
 * `place`: where the portrait is added, in a preview.
 */
export function AvatarInitials({ name, place }: { name: string; place?: object }) {
  return (
    <Root $tone={toneOf(name)} aria-hidden="true" {...place}>
      <div className="stage">
        <svg viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice" focusable="false">
          <circle cx="100" cy="100" r="62" fill="currentColor" />
          <circle cx="0" cy="0" r="30" fill="currentColor" />
        </svg>
        <span className="letters">{initialsOf(name)}</span>
      </div>
    </Root>
  );
}
