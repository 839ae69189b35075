import { css } from 'styled-components';
import { initialsStyle } from '#web/ui/avatar-initials.tsx';
import { drawnPortraitStyle } from '#web/ui/drawn-portrait.tsx';
import { pictureStyle } from '#web/ui/picture.tsx';
import { duration, ease, phone, radius, space, theme, type, weight } from '#web/ui/tokens.ts';

/**
 * For the list of cards: styled once there, since every styled instance writes its own style tag. The name has the size
 * and colour of the identification lines below it: only its weight says it is a title.
 */
const professionalCardStyle = css`
  position: relative;
  display: flex;
  align-items: flex-start;
  gap: ${space(8)};
  height: 100%;
  padding: clamp(0.75rem, 0.55rem + 0.8vw, 1.125rem);
  border: 1px solid ${theme.tone.line};
  border-radius: ${radius.card};
  background: ${theme.tone.card};
  color: ${theme.tone.ink};
  font-size: ${type.body};
  transition: border-color ${duration.calm} ${ease};

  &:hover {
    border-color: ${theme.tone.edge};
  }
  /* Large letters on a phone leave no room beside the portrait (P6). */
  @media (max-width: 12em) {
    display: block;
  }
  .portrait {
    flex: none;
    width: clamp(3.5rem, 2.8rem + 3vw, 5.5rem);
  }
  .picture {
    ${pictureStyle}
  }
  .portrait > svg {
    ${drawnPortraitStyle}
  }
  .initials {
    ${initialsStyle}
  }
  .words {
    display: grid;
    gap: ${space(2)};
    min-width: 0;
  }
  .name {
    font-size: inherit;
    font-weight: ${weight.title};
    line-height: 1.4;
  }
  .name a {
    /* A line of text alone is too low to be a target (WCAG 2.5.8); the card around it may lie half behind the contact bar. */
    display: inline-block;
    min-height: 1.5rem;
    color: inherit;
    text-decoration: none;
  }
  .name a::after {
    position: absolute;
    inset: 0;
    border-radius: ${radius.card};
    content: '';
  }
  .name a:focus-visible {
    outline: none;
  }
  .name a:focus-visible::after {
    outline: 2px solid ${theme.tone.focus};
    outline-offset: 2px;
  }
  .more {
    margin-block-start: ${space(3)};
    color: ${theme.tone.link};
    font-size: ${type.small};
    font-weight: ${weight.label};
  }
  /* The whole card leads there. */
  ${phone} {
    .more {
      display: none;
    }
  }
  &:hover .more {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`;

/**
 * The list of cards: as many in a row as fit, one alone (`data-alone`) over the whole row. Nothing in it depends on how much of the
 * list has arrived: cards would move.
 */
export const professionalGridStyle = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
  gap: clamp(0.5rem, 0.2rem + 1.2vw, 1.25rem);

  &[data-alone] {
    grid-template-columns: 1fr;
  }
  article {
    ${professionalCardStyle}
  }
`;
