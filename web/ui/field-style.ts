import { css } from 'styled-components';
import { radius, space, theme } from './tokens.ts';

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
