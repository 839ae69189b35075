import { styled } from 'styled-components';
import { type Tint, tintStyle } from './chip.tsx';
import type { IconName } from './icon-names.ts';
import { Icon } from './icon.tsx';
import { radius } from './tokens.ts';

const Root = styled.span`
  display: grid;
  width: 3rem;
  height: 3rem;
  border-radius: ${radius.card};
  ${tintStyle}
  place-items: center;
`;

/** An icon on a soft ground, where a row of a list has no picture. The tone is decoration. */
export function IconTile({ name, tone }: { readonly name: IconName; readonly tone?: Tint }) {
  return (
    <Root data-tone={tone}>
      <Icon name={name} />
    </Root>
  );
}
