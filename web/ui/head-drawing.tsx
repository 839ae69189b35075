import { css } from 'styled-components';
import { Illustration, type IllustrationName } from './illustration.tsx';
import { breakpoint, from, space } from './tokens.ts';

/** Of what holds the words of a page's head and, after them, its drawing. On a phone it would be too small to be made out. */
export const headDrawingStyle = css`
  ${from('gridMd')} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) clamp(13rem, 26vw, 20rem);
    gap: ${space(14)};
    align-items: center;
  }
  @media (max-width: ${(breakpoint.gridMd - 0.02) / 16}em) {
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
