import { css } from 'styled-components';
import { Illustration, type IllustrationName } from './illustration.tsx';
import { breakpoint, from, measure, space } from './tokens.ts';

/** Of the window. */
const WIDEST = '42%';

/**
 * Of the head of an inner page: its words, and after them its drawing, which goes to the edges of the window. On a phone it
 * hangs in the corner: the first screen is for what the page is for.
 */
export const headStyle = css`
  position: relative;
  overflow: clip;
  ${from('gridMd')} {
    &:has(> .drawing) {
      display: grid;
      align-items: center;
      min-height: 17.5rem;
    }

    > :has(+ .drawing) {
      padding-inline-end: calc(${WIDEST} + 2rem - max(0px, 50% - ${measure.content} / 2 - var(--gutter)));
    }
    > .drawing {
      position: absolute;
      inset-block: 0;
      inset-inline-end: 0;
      height: 100%;
      max-width: ${WIDEST};
      max-height: 42vw;
      aspect-ratio: 16 / 9;
    }
    > .drawing > div {
      height: 100%;
      border-radius: 10rem 0 0 0;
    }
  }
  @media (max-width: ${(breakpoint.gridMd - 0.02) / 16}em) {
    > .drawing:not([data-below]) {
      position: absolute;
      inset-block-start: 0;
      inset-inline-end: 0;
      width: 31%;
      height: 5.25rem;
    }
    > .drawing > div {
      height: 100%;
      border-radius: 0 0 0 4.5rem;
    }
    &:has(> .drawing:not([data-below])) :is(nav, h1) {
      max-width: calc(100% - 31vw + ${space(3)});
    }
    &:has(> .drawing:not([data-below])) h1 {
      align-content: center;
      min-height: 4.25rem;
    }
    &:has(> .drawing:not([data-below])) nav + div h1 {
      min-height: 2.5rem;
    }
    > .drawing[data-below] {
      margin-block-start: ${space(10)};
    }
    > .drawing[data-below] > div {
      aspect-ratio: 16 / 9;
      border-radius: 0;
    }
  }
  @media print {
    min-height: 0;
    > .drawing {
      display: none;
    }
  }
`;

interface HeadDrawingProps {
  readonly name: IllustrationName;
  /** On a phone it stands below the words, from edge to edge. */
  readonly below?: boolean;
}

/** What a page is about, at a glance; it says nothing that the words do not. */
export function HeadDrawing({ name, below }: HeadDrawingProps) {
  return (
    <div className="drawing" data-below={below ? '' : undefined}>
      <Illustration name={name} />
    </div>
  );
}
