import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Drawing, PANORAMA_BOX } from './drawing.tsx';
import { from, theme } from './tokens.ts';

const Root = styled.div`
  overflow: hidden;
  background: ${theme.art.sky};

  > :not(svg) {
    position: relative;
    padding-block-end: 0;
    background: none;
  }
  > svg {
    display: block;
    width: 100%;
    height: 4.5rem;
    ${from('gridMd')} {
      height: auto;
      aspect-ratio: 6;
      margin-block-start: -4.5vw;
    }
  }
  @media print {
    > svg {
      display: none;
    }
  }
`;

/** The head of a page over the landscape of the region, from edge to edge. */
export function PanoramaHead({ children }: { readonly children: ReactNode }) {
  return (
    <Root>
      {children}
      <Drawing name="panorama" box={PANORAMA_BOX} preserveAspectRatio="xMaxYMax slice" />
    </Root>
  );
}
