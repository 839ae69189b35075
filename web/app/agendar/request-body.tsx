import { styled } from 'styled-components';
import { from, radius, sectionSpace, space, theme, type, weight } from '#web/ui/tokens.ts';

/** What stands below the head of the form, and of the page after it: on a wide screen with what is beside the point at the side. */
export const RequestBody = styled.div`
  display: grid;
  gap: ${space(24)} clamp(2rem, 5vw, 5rem);
  padding-block: clamp(1.5rem, 1rem + 2vw, 3rem) ${sectionSpace};
  ${from('gridLg')} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 4fr);
    align-items: start;
  }

  aside {
    display: grid;
    gap: ${space(8)};
    padding: clamp(1.25rem, 1rem + 1.1vw, 2rem);
    border-radius: ${radius.card};
    background: ${theme.tone.ground};
  }
  .answer-of {
    display: grid;
    gap: clamp(1.5rem, 0.7rem + 3.5vw, 3rem);
    justify-items: start;
  }
  section {
    display: grid;
    gap: ${space(8)};
    justify-items: start;
  }
  .number {
    padding: ${space(6)} ${space(10)};
    border-radius: ${radius.control};
    background: ${theme.tone.tint};
    color: ${theme.tone.tintInk};
    font-size: 1.25rem;
    font-weight: ${weight.title};
    font-variant-numeric: tabular-nums;
    letter-spacing: 0.04em;
  }
  dl {
    display: grid;
    gap: ${space(5)};
  }
  dl > div {
    display: grid;
    grid-template-columns: minmax(5.5rem, auto) 1fr;
    gap: ${space(8)};
  }
  dt {
    color: ${theme.tone.inkSoft};
  }
  summary {
    display: inline-flex;
    list-style: none;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  details[open] .to-open,
  details:not([open]) .to-close {
    display: none;
  }
  /* The way back takes the place of what was touched. */
  details[open] summary {
    border-color: transparent;
    background: ${theme.tone.action};
    color: ${theme.tone.actionInk};
  }
  details form {
    display: grid;
    gap: ${space(8)};
    justify-items: start;
    padding-block-start: ${space(12)};
  }
  details form button {
    background: ${theme.tone.warningTint};
    color: ${theme.tone.warning};
  }
  ol {
    display: grid;
    gap: ${space(5)};
    padding-inline-start: 1.25em;
  }
  .soft {
    color: ${theme.tone.inkSoft};
    font-size: ${type.small};
  }
`;
