import { css } from 'styled-components';
import { Drawing, PANORAMA_BOX } from './drawing.tsx';
import { boxes, type IllustrationName } from './illustration.tsx';
import { breakpoint, measure, names, space, theme } from './tokens.ts';

/** Of the window. */
const WIDEST = '42%';

const isPhone = `@media (max-width: ${(breakpoint.gridMd - 0.02) / 16}em)`;

/** On a phone a scene would be a stamp: there the head stands on the hills of the region. */
const hillsStyle = css`
  ${isPhone} {
    > .drawing > :first-child {
      display: none;
    }
    > .drawing > :last-child {
      height: auto;
      aspect-ratio: 6;
    }
  }
`;

/** On a phone below the words, from edge to edge. */
const belowStyle = css`
  ${isPhone} {
    > .drawing {
      aspect-ratio: 2.25;
      margin-block-start: ${space(10)};
    }
  }
`;

interface HeadLook {
  readonly isBelow?: boolean;
  /** The head's ground and an ink on it: walls and floors of the drawing are shades of both. */
  readonly tint?: readonly [ground: string, ink: string];
}

/** Of the head of an inner page: its words, and after them its drawing, which goes to the edges of the window. */
export const headStyle = ({
  isBelow = false,
  tint: [ground, ink] = [theme.tone.ground, theme.tone.tintInk],
}: HeadLook = {}) => css`
  position: relative;
  overflow: clip;

  > .drawing {
    ${names.art.wall}: color-mix(in srgb, ${ground}, ${ink} 10%);
    ${names.art.floor}: color-mix(in srgb, ${ground}, ${ink} 20%);
    overflow: hidden;
  }
  > .drawing svg {
    display: block;
    width: 100%;
    height: 100%;
  }
  @media screen and (min-width: ${breakpoint.gridMd / 16}em) {
    display: grid;
    align-items: center;
    min-height: clamp(17.5rem, 20vw, 24rem);

    > :not(.drawing, style) {
      padding-inline-end: calc(${WIDEST} + 2rem - max(0px, 50% - ${measure.content} / 2 - var(--gutter)));
    }
    > .drawing {
      position: absolute;
      inset: auto 0 0 auto;
      height: min(100%, 48vw);
      max-width: ${WIDEST};
      aspect-ratio: 3 / 2;
      border-start-start-radius: 10rem;
      background: ${theme.art.wall};
    }
    > .drawing > :nth-child(2) {
      display: none;
    }
  }
  ${isBelow ? belowStyle : hillsStyle}
  @media print {
    > .drawing {
      display: none;
    }
  }
`;

interface HeadDrawingProps {
  readonly name: IllustrationName;
  readonly isBelow?: boolean | undefined;
}

/**
 * What a page is about, at a glance; it says nothing that the words do not. The scene is whole at any size: walls and floors of
 * the drawings go on beyond their box, and the window shows as much of them as it has room. Styled by `headStyle`.
 */
export function HeadDrawing({ name, isBelow = false }: HeadDrawingProps) {
  return (
    <div className="drawing">
      <Drawing name={name} box={boxes[name]} preserveAspectRatio="xMidYMax meet" />
      {isBelow ? null : <Drawing name="panorama" box={PANORAMA_BOX} preserveAspectRatio="xMaxYMax slice" />}
    </div>
  );
}
