import { styled } from 'styled-components';
import { Drawing } from './drawing.tsx';
import { Icon } from './icon.tsx';
import { isIconName } from './icon-names.ts';
import { from, phone } from './tokens.ts';

export const LEAVES_BOX = '0 0 84 62';

const Pattern = styled.div`
  display: none;
  position: relative;
  ${from('gridLg')} {
    display: block;
  }
  > svg {
    display: block;
    width: 100%;
  }
  /* In the middle of the large leaf. */
  > .icon {
    position: absolute;
    inset: 50% auto auto 23.8%;
    width: 24%;
    height: auto;
    translate: -50% -50%;
    color: #fff;
  }
  /* On a phone the large leaf alone, in the corner of a head. */
  ${phone} {
    &[data-signed] {
      display: block;
      position: absolute;
      width: 2.25rem;
      height: 2.25rem;
      overflow: hidden;
    }
    &[data-signed] > svg:first-child {
      width: 210%;
      max-width: none;
    }
    > .icon {
      inset-inline-start: 50%;
      width: 55%;
    }
  }
`;

/** Of the whole pattern, and without its last row. */
const boxes = { 3: LEAVES_BOX, 2: '0 0 84 40' } as const;

type LeavesProps = { readonly rows: keyof typeof boxes; readonly icon?: string | null };

/** The clinic's leaves beside words, where there is room for them, with a sign of what the words are about. */
export function Leaves({ rows, icon }: LeavesProps) {
  const sign = isIconName(icon) ? icon : null;
  return (
    <Pattern className="leaves" data-signed={sign ? '' : undefined}>
      <Drawing name="leaves" box={boxes[rows]} />
      {sign ? <Icon name={sign} size={48} /> : null}
    </Pattern>
  );
}
