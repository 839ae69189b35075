import { styled } from 'styled-components';
import { Drawing } from './drawing.tsx';
import { from } from './tokens.ts';

export const LEAVES_BOX = '0 0 84 62';

const Pattern = styled(Drawing)`
  display: none;
  ${from('gridLg')} {
    display: block;
  }
`;

/** The clinic's leaves beside words, where there is room for them; how large they are is said by where they stand. */
export function Leaves({ rows }: { readonly rows: 2 | 3 }) {
  return <Pattern className="leaves" name="leaves" box={rows === 2 ? '0 0 84 40' : LEAVES_BOX} />;
}
