import { css } from 'styled-components';
import { fieldStyle } from './field-style.ts';
import { space, theme, type, weight } from './tokens.ts';

/** A list in a section with the field that narrows it: plain elements of the browser's. */
export const filteredListStyle = css`
  form {
    display: grid;
    gap: ${space(3)};
    max-width: 34rem;
    margin-block-end: ${space(4)};
  }
  label {
    font-weight: ${weight.label};
  }
  .field {
    display: flex;
    gap: ${space(5)};
  }
  input {
    ${fieldStyle}
  }
  output {
    min-height: 1.6em;
    color: ${theme.tone.inkSoft};
    font-size: ${type.small};
    font-variant-numeric: tabular-nums;
  }
  @media print {
    form {
      display: none;
    }
  }
`;
