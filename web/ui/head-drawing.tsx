import { css } from 'styled-components';
import { Illustration, type IllustrationName } from './illustration.tsx';
import { breakpoint, from, measure, space } from './tokens.ts';

/** Of the window. */
const WIDEST = '42%';

/**
 * Of the head of an inner page: its words, and after them its drawing, which goes to the edges of the window. A phone leaves its
 * first screen to what the page is for.
 */
export const headStyle = css`
  ${from('gridMd')} {
    position: relative;
    display: grid;
    align-items: center;
    min-height: 17.5rem;
    overflow: clip;

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
    > .drawing {
      display: none;
    }
    > .drawing[data-always] {
      display: block;
      margin-block-start: ${space(10)};
    }
    > .drawing > div {
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
  /** On a phone, too, below the words. */
  readonly always?: boolean;
}

/** What a page is about, at a glance; it says nothing that the words do not. */
export function HeadDrawing({ name, always }: HeadDrawingProps) {
  return (
    <div className="drawing" data-always={always ? '' : undefined}>
      <Illustration name={name} />
    </div>
  );
}
