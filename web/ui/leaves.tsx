import { styled } from 'styled-components';
import { Drawing, LEAVES_BOX } from './drawing.tsx';
import { from } from './tokens.ts';

const Pattern = styled.div`
  display: none;
  ${from('gridLg')} {
    display: block;
  }
  svg {
    display: block;
    width: 100%;
  }
`;

/** The clinic's leaves beside words, where there is room for them. */
export function Leaves() {
  return (
    <Pattern className="leaves">
      <Drawing name="leaves" box={LEAVES_BOX} />
    </Pattern>
  );
}
