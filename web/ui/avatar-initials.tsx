import { css, styled } from 'styled-components';
import { type Tint, tintStyle } from './chip.tsx';
import { radius, weight } from './tokens.ts';
import { InitialsDrawing, initialsOf } from './initials.tsx';

/** Where initials stand for a portrait; `data-tone` chooses the tone. */
export const initialsStyle = css`
  aspect-ratio: 1;
  overflow: hidden;
  border-radius: ${radius.card};
  ${tintStyle}
  font-weight: ${weight.label};
`;

const Root = styled.div`
  ${initialsStyle}
`;

/**
 * Stands where a portrait is missing: initials on the tone of the person's area.
 * `place`: where the portrait is added, in a preview.
 */
export function AvatarInitials({ name, tone, place }: { name: string; tone: Tint; place?: object }) {
  return (
    <Root data-tone={tone} aria-hidden="true" {...place}>
      <InitialsDrawing letters={initialsOf(name)} />
    </Root>
  );
}
