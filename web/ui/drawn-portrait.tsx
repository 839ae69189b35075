import { css, styled } from 'styled-components';
import { Drawing, PORTRAIT_BOX } from './drawing.tsx';
import { radius } from './tokens.ts';

/** Where a drawn portrait stands for a photo. */
export const drawnPortraitStyle = css`
  display: block;
  width: 100%;
  border-radius: ${radius.card};
`;

const Root = styled(Drawing)`
  ${drawnPortraitStyle}
`;

/**
 * Stands where a portrait is missing: a drawing, not the person's own.
 * `place`: where the portrait is added, in a preview.
 */
export function DrawnPortrait({ name, place }: { name: string; place?: object }) {
  return <Root name={name} box={PORTRAIT_BOX} {...place} />;
}
