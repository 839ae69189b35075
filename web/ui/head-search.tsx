import { styled } from 'styled-components';
import { radius, space, theme, type, weight } from './tokens.ts';

/** A search in the head of a page: the field and its button, plain elements of the browser's. */
export const HeadSearch = styled.search`
  form {
    display: grid;
    gap: ${space(4)};
    width: min(100vw - 2.5rem, 34rem);
  }
  label {
    font-size: ${type.small};
    font-weight: ${weight.label};
  }
  .field {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(4)};
  }
  input {
    flex: 1 1 11rem;
    min-width: 0;
    min-height: 3rem;
    /* Where an address leads into the field, the title above it stays in sight. */
    scroll-margin-block-start: 100vh;
    padding: 0 ${space(8)};
    border: 1px solid ${theme.tone.edge};
    border-radius: ${radius.control};
    background: ${theme.tone.card};
    color: ${theme.tone.ink};
  }
  output {
    min-height: 1.6em;
    color: ${theme.tone.inkSoft};
    font-size: ${type.small};
  }
`;
