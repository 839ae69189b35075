import { css } from 'styled-components';
import { actionEdge, radius, space, theme, type, weight } from './tokens.ts';

/** How a text field looks. 48 px high, its edge at least 3:1 against the ground. */
export const fieldStyle = css`
  width: 100%;
  min-height: 3rem;
  padding: ${space(4)} ${space(7)};
  border: 1px solid ${theme.tone.edge};
  border-radius: ${radius.control};
  background: ${theme.tone.card};
  color: ${theme.tone.ink};

  &::placeholder {
    color: ${theme.tone.inkSoft};
    opacity: 1;
  }
  &:hover {
    border-color: ${theme.tone.ink};
  }
  &[aria-invalid='true'] {
    border-color: ${theme.tone.error};
  }
`;

/**
 * How Field and Choice look, for a parent of theirs: they are plain elements, so that forms which live in the browser bring
 * no styles there.
 */
export const fieldsStyle = css`
  .field,
  .choice-field {
    display: grid;
    /* The longest choice of a list must not widen a phone's page. */
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(3)};
    align-content: start;
  }
  .field > label {
    font-weight: ${weight.label};
  }
  .field > :is(input, select, textarea) {
    ${fieldStyle}
  }
  .field > :disabled {
    cursor: not-allowed;
    opacity: 0.6;
  }
  .field > textarea {
    min-height: 9rem;
    resize: vertical;
  }
  .field > .hint,
  .optional {
    color: ${theme.tone.inkSoft};
    font-weight: ${weight.text};
  }
  .field > .hint {
    font-size: ${type.small};
  }
  :is(.field, .choice-field) > .error {
    color: ${theme.tone.error};
    font-size: ${type.small};
    font-weight: ${weight.label};
  }
  /* Nothing moves when somebody leaves a field: the click that they leave it with must not miss. */
  .field {
    position: relative;
  }
  .field > .wrong {
    position: absolute;
    inset-block-start: calc(100% + 1px);
    line-height: 1.25;
    visibility: hidden;
  }
  .field:has(> :user-invalid) > .wrong {
    visibility: visible;
  }
  .field:has(> :user-valid) > .error {
    visibility: hidden;
  }
  [aria-invalid='true']:not(:user-valid),
  .field > :user-invalid {
    outline: 1px solid ${theme.tone.error};
  }
  [aria-invalid='true']:focus-visible {
    outline-width: 3px;
  }
  .choice-field + .choice-field {
    margin-block-start: ${space(8)};
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
    accent-color: ${actionEdge(theme.tone.action)};
  }
  /* In the tones of the page, also in the dark, where a browser's own is brown-grey. */
  .choice input:not(:checked) {
    appearance: none;
    border: 1px solid ${theme.tone.edge};
    border-radius: 4px;
    background: ${theme.tone.card};
  }
  .choice input[type='radio'] {
    border-radius: 50%;
  }
`;
