import { css } from 'styled-components';
import { Illustration, type IllustrationName } from './illustration.tsx';
import { breakpoint, from, radius, space } from './tokens.ts';

/** Of what holds the words of a page's head and, after them, its drawing: beside the title on phones, beside all words above that. */
export const headDrawingStyle = css`
  position: relative;
  ${from('gridMd')} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) clamp(13rem, 26vw, 20rem);
    gap: ${space(14)};
    align-items: center;
  }
  @media (max-width: ${(breakpoint.gridMd - 0.02) / 16}em) {
    h1 {
      display: grid;
      align-items: center;
      min-height: 4rem;
      padding-inline-end: 7.5rem;
    }
    > .drawing {
      position: absolute;
      inset-block-start: 0;
      inset-inline-end: 0;
      width: 6.75rem;
    }
    > .drawing > div {
      border-radius: ${radius.card};
    }
  }
  /* Large letters need the row for themselves (P6). */
  @media (max-width: 21.9em) {
    h1 {
      padding: 0;
    }
    > .drawing {
      display: none;
    }
  }
`;

/** What a page is about, at a glance; it says nothing that the words do not. */
export function HeadDrawing({ name }: { name: IllustrationName }) {
  return (
    <div className="drawing">
      <Illustration name={name} ratio={16 / 9} />
    </div>
  );
}
