import { css } from 'styled-components';
import { fieldStyle } from './field-style.ts';
import { space, theme, type, weight } from './tokens.ts';

/** A list in a section with the field that narrows it: plain elements of the browser's. */
export const filteredListStyle = css`
  form {
    display: grid;
    grid-template-columns: minmax(0, 26rem) auto;
    gap: ${space(3)} ${space(10)};
    align-items: center;
    margin-block-end: ${space(16)};
  }
  label {
    grid-column: 1 / -1;
    font-weight: ${weight.label};
  }
  input {
    ${fieldStyle}
  }
  output {
    color: ${theme.tone.inkSoft};
    font-size: ${type.small};
    font-variant-numeric: tabular-nums;
  }
  /* The field does nothing without script, and the list is complete: it goes. */
  @media (scripting: none) {
    form {
      display: none;
    }
  }
  @media print {
    form {
      display: none;
    }
  }
`;
