import { css, styled } from 'styled-components';
import { tints } from './chip.tsx';
import { radius, weight } from './tokens.ts';
import { InitialsDrawing, initialsOf, toneOf } from './initials.tsx';

/** Where initials stand for a portrait; `data-tone` chooses the tone. */
export const initialsStyle = css`
  display: grid;
  place-items: center;
  width: 100%;
  aspect-ratio: 1;
  overflow: hidden;
  border-radius: ${radius.card};
  background: ${tints.blue[0]};
  color: ${tints.blue[1]};
  container-type: inline-size;

  &[data-tone='violet'] {
    background: ${tints.violet[0]};
    color: ${tints.violet[1]};
  }
  &[data-tone='green'] {
    background: ${tints.green[0]};
    color: ${tints.green[1]};
  }
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

const Root = styled.div`
  ${initialsStyle}
`;

/**
 * Stands where a portrait is missing: initials on a tone derived from the name, so it never changes by itself.
 * `place`: where the portrait is added, in a preview.
 */
export function AvatarInitials({ name, place }: { name: string; place?: object }) {
  return (
    <Root data-tone={toneOf(name)} aria-hidden="true" {...place}>
      <InitialsDrawing letters={initialsOf(name)} />
    </Root>
  );
}
