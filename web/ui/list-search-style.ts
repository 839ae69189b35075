import { css } from 'styled-components';
import { buttonStyle } from './button.tsx';
import { fieldStyle } from './field-style.ts';
import { radius, space, theme, type, weight } from './tokens.ts';

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

/** A search in the head of a page: the field and its button, plain elements of the browser's. */
export const searchStyle = css<{ $variant: 'outline' }>`
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
    flex: 1 1 14rem;
    min-height: 3rem;
    padding: 0 ${space(8)};
    border: 1px solid ${theme.tone.edge};
    border-radius: ${radius.control};
    background: ${theme.tone.card};
    color: ${theme.tone.ink};
  }
  button {
    ${buttonStyle}
  }
  output {
    min-height: 1.6em;
    color: ${theme.tone.inkSoft};
    font-size: ${type.small};
  }
`;
