import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from './tokens.ts';

/** Rounded window onto an illustration, which fills it like a photo would. */
const Frame = styled.div`
  overflow: hidden;
  border-radius: 24px;
  background: ${theme.art.wall};

  svg {
    display: block;
    width: 100%;
    height: 100%;
  }
`;

export function ArtFrame({ ratio, children }: { ratio: string; children: ReactNode }) {
  return <Frame style={{ aspectRatio: ratio }}>{children}</Frame>;
}
