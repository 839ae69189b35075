import { css } from 'styled-components';
import { buttonStyle } from '../ui/button-style.ts';
import { fieldStyle } from '../ui/field-style.ts';
import { from, radius, space, theme, type, weight } from '../ui/tokens.ts';

/** The form is an island of plain elements: its parent dresses all of them. */
export const contactFormStyle = css<{ $variant: 'solid' }>`
  form {
    display: grid;
    /* The longest choice of a list must not widen a phone's page. */
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(10)};
    ${from('md')} {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  .across,
  .helper,
  .answer,
  .send {
    grid-column: 1 / -1;
  }
  .helper {
    color: ${theme.tone.inkSoft};
  }
  .field {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(3)};
    align-content: start;
  }
  .field > label {
    font-weight: ${weight.label};
  }
  .optional {
    color: ${theme.tone.inkSoft};
    font-weight: ${weight.text};
  }
  .field > input,
  select,
  textarea {
    ${fieldStyle}
  }
  textarea {
    min-height: 9rem;
    resize: vertical;
  }
  [aria-invalid='true'] {
    outline: 1px solid ${theme.tone.error};
  }
  [aria-invalid='true']:focus-visible {
    outline-width: 3px;
  }
  .error {
    color: ${theme.tone.error};
    font-size: ${type.small};
    font-weight: ${weight.label};
  }
  .choice {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: ${space(6)};
    align-items: start;
  }
  .choice input {
    width: 1.5rem;
    height: 1.5rem;
    accent-color: ${theme.tone.action};
  }
  .trap {
    position: absolute;
    inset-inline-start: -100vw;
    width: 1px;
    height: 1px;
    overflow: hidden;
  }
  .send {
    ${buttonStyle}
    justify-self: start;
    min-width: 12rem;
  }
  .answer:empty {
    display: none;
  }
  .answer {
    padding: ${space(8)} ${space(10)};
    border-inline-start: 4px solid ${theme.tone.error};
    border-radius: ${radius.control};
    background: ${theme.tone.errorTint};
    color: ${theme.tone.error};
    scroll-margin-block-start: 6rem;
  }
  .answer.sent {
    border-color: ${theme.tone.green};
    background: ${theme.tone.greenTint};
    color: ${theme.tone.green};
  }
  .answer a {
    color: inherit;
  }
  .answer ul {
    padding-inline-start: 1.25em;
  }
  .answer li a {
    display: inline-block;
    padding-block: ${space(2)};
  }
  .another {
    display: inline-flex;
    align-items: center;
    min-height: 2.5rem;
    font-weight: ${weight.label};
  }
  .title {
    font-weight: ${weight.title};
  }
`;
