import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Drawing, PANORAMA_BOX } from './drawing.tsx';
import { from, phone, space, theme } from './tokens.ts';

const Root = styled.div`
  overflow: hidden;
  background: linear-gradient(${theme.tone.ground}, ${theme.art.sky});

  > :not(svg) {
    position: relative;
    padding-block-end: 0;
    background: none;
    ${phone} {
      padding-block-start: ${space(7)};
    }
  }
  > svg {
    display: block;
    width: 100%;
    margin-block-start: -1.25rem;
    ${from('gridMd')} {
      margin-block-start: -6.5vw;
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
      <Drawing name="panorama" box={PANORAMA_BOX} />
    </Root>
  );
}
