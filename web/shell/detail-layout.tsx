import { styled } from 'styled-components';
import { Container } from '../ui/container.tsx';
import { from, sectionSpace, space, theme, type, weight } from '../ui/tokens.ts';

/** The body of a page about one thing: the story at 8 of 12 columns, facts beside it, lists below over the whole width. */
export const DetailLayout = styled(Container)`
  display: grid;
  gap: ${space(28)} clamp(2rem, 5vw, 5rem);
  padding-block: clamp(2rem, 1rem + 4vw, 4rem) ${sectionSpace};
  ${from('gridLg')} {
    grid-template-columns: 8fr 4fr;
  }
  .story {
    display: grid;
    gap: ${space(16)};
    align-content: start;
    min-width: 0;
  }
  .story > section,
  .wide {
    display: grid;
    gap: ${space(10)};
  }
  .wide {
    grid-column: 1 / -1;
  }
  aside {
    display: grid;
    gap: ${space(8)};
    align-content: start;
  }
  aside > div {
    display: grid;
    gap: ${space(2)};
    padding-block-start: ${space(8)};
    border-block-start: 1px solid ${theme.tone.line};
  }
  aside h2 {
    font-size: ${type.small};
    font-weight: ${weight.label};
    color: ${theme.tone.inkSoft};
  }
  aside ul {
    display: grid;
    gap: ${space(4)};
  }
  aside p + p {
    padding-block-start: ${space(3)};
  }
  aside .soft {
    display: block;
    color: ${theme.tone.inkSoft};
  }
`;
