import { css } from 'styled-components';
import { Drawing, SCENE_BOX } from './drawing.tsx';
import { boxes, type IllustrationName } from './illustration.tsx';
import { breakpoint, measure, space, theme } from './tokens.ts';

/** Of the window. */
const WIDEST = '42%';

const isPhone = `@media (max-width: ${(breakpoint.gridMd - 0.02) / 16}em)`;

/** Hangs in the corner of a phone: the first screen is for what the page is for. */
const cornerStyle = css`
  ${isPhone} {
    > .drawing {
      position: absolute;
      inset: 0 0 auto auto;
      width: 31%;
      height: 5.25rem;
      border-end-start-radius: 4.5rem;
    }
    :is(nav, h1) {
      max-width: calc(100% - 31vw + ${space(3)});
    }
    h1 {
      align-content: center;
      min-height: 4.25rem;
    }
    nav + div h1 {
      min-height: 2.5rem;
    }
    > .drawing > :first-child {
      display: none;
    }
  }
`;

/** On a phone below the words, from edge to edge. */
const belowStyle = css`
  ${isPhone} {
    > .drawing {
      aspect-ratio: 16 / 9;
      margin-block-start: ${space(10)};
    }
  }
`;

/** Of the head of an inner page: its words, and after them its drawing, which goes to the edges of the window. */
export const headStyle = ({ isBelow = false }: { readonly isBelow?: boolean } = {}) => css`
  position: relative;
  overflow: clip;

  > .drawing {
    overflow: hidden;
    background: ${theme.art.wall};
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
      inset: 0 0 0 auto;
      height: 100%;
      max-width: ${WIDEST};
      max-height: 42vw;
      aspect-ratio: 3 / 2;
      border-start-start-radius: 10rem;
    }
    > .drawing > :nth-child(2) {
      display: none;
    }
  }
  ${isBelow ? belowStyle : cornerStyle}
  @media print {
    > .drawing {
      display: none;
    }
  }
`;

/** Where what a drawing is of stands in it, for the corner of a phone; all of it where that is small enough. */
const SUBJECTS: Partial<Record<IllustrationName, string>> = {
  calendar: '120 10 300 225',
  'consulting-room': '96 140 270 202',
  ct: '40 40 300 225',
  examination: '214 92 240 180',
  facade: '96 66 360 270',
  listening: '70 56 350 262',
  reception: '290 130 350 262',
  team: '128 36 224 168',
  ultrasound: '72 44 200 150',
  'x-ray': '60 30 240 180',
};

interface HeadDrawingProps {
  readonly name: IllustrationName;
  readonly isBelow?: boolean | undefined;
}

/** What a page is about, at a glance; it says nothing that the words do not. Styled by `headStyle`. */
export function HeadDrawing({ name, isBelow = false }: HeadDrawingProps) {
  return (
    <div className="drawing">
      <Drawing name={name} box={boxes[name]} preserveAspectRatio="xMidYMid slice" />
      {isBelow ? null : <Drawing name={name} box={SUBJECTS[name] ?? SCENE_BOX} preserveAspectRatio="xMidYMid slice" />}
    </div>
  );
}
