import { styled } from 'styled-components';
import { InitialsDrawing } from './initials-drawing.tsx';
import { initialsOf, toneOf } from './initials.ts';
import { initialsStyle } from './initials-style.ts';

const Root = styled.div`
  ${initialsStyle}
`;

/**
 * Stands where a portrait is missing: initials on a tone derived from the name, so it never changes by itself.
 * `place`: where the portrait is added, in a preview.
 */
export function AvatarInitials({ name, place }: { name: string; place?: object }) {
  return (
    <Root data-tone={toneOf(name)} aria-hidden="true" {...place}>
      <InitialsDrawing letters={initialsOf(name)} />
    </Root>
  );
}
