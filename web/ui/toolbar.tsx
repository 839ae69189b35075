import { styled } from 'styled-components';
import { Container } from './container.tsx';
import { from, headerHeight, space } from './tokens.ts';

/** A bar of controls: 64 px high, 56 on small screens, 48 where it is dense (B8). */
export const Toolbar = styled(Container)<{ $dense?: boolean }>`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(8)};
  min-height: ${(p) => (p.$dense ? headerHeight.dense : headerHeight.small)};
  ${from('gridMd')} {
    min-height: ${(p) => (p.$dense ? headerHeight.dense : headerHeight.wide)};
  }
`;
