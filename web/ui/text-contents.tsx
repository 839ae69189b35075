import { css } from 'styled-components';
import { type Block, titlesOf } from './rich-text.tsx';
import { from, space, theme, type } from './tokens.ts';

/** With fewer titles than this, all of them are seen at once. */
const WORTH_CONTENTS = 3;

/** For what stands around: the contents are only for wide screens, where there is room beside the text. */
export const textContentsStyle = css`
  .contents {
    display: none;
    ${from('gridLg')} {
      display: grid;
      gap: ${space(2)};
      border-inline-start: 3px solid ${theme.tone.tint};
      padding-inline-start: ${space(8)};
      font-size: ${type.small};
    }
  }
  .contents a {
    padding-block: ${space(2)};
    color: ${theme.tone.inkSoft};
    text-decoration: none;
  }
  .contents a:hover {
    color: ${theme.tone.link};
    text-decoration: underline;
  }
`;

/** The titles of a long text, each leading to its place. Nothing where all of them are seen at once. */
export function TextContents({ value, level }: { readonly value: readonly Block[]; readonly level: 'h2' | 'h3' }) {
  const titles = titlesOf(value, level);
  if (titles.length < WORTH_CONTENTS) return null;
  return (
    <nav className="contents" aria-label="Neste texto">
      {titles.map(({ id, text }) => (
        <a key={id} href={`#${id}`}>
          {text}
        </a>
      ))}
    </nav>
  );
}
