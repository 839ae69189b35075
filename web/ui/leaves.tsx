import { styled } from 'styled-components';
import { Drawing, LEAVES_BOX } from './drawing.tsx';
import { Icon } from './icon.tsx';
import { Illustration, type IllustrationName } from './illustration.tsx';
import { isIconName } from './icon-names.ts';
import { from, phone } from './tokens.ts';

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
  /* Where there is room for a drawing, the pattern and its sign make way. */
  > .scene {
    display: none;
  }
  ${from('gridMd')} {
    &[data-scene] {
      display: block;
    }
    &[data-scene] > * {
      display: none;
    }
    &[data-scene] > .scene {
      display: block;
    }
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

type LeavesProps = {
  readonly rows: keyof typeof boxes;
  readonly icon?: string | null;
  /** Stands in their place where there is room for it. */
  readonly drawing?: IllustrationName | null;
};

/** The clinic's leaves beside words, where there is room for them, with a sign of what the words are about. */
export function Leaves({ rows, icon, drawing }: LeavesProps) {
  const sign = isIconName(icon) ? icon : null;
  return (
    <Pattern className="leaves" data-signed={sign ? '' : undefined} data-scene={drawing ? '' : undefined}>
      <Drawing name="leaves" box={boxes[rows]} />
      {sign ? <Icon name={sign} size={48} /> : null}
      {drawing ? (
        <div className="scene">
          <Illustration name={drawing} ratio={16 / 9} />
        </div>
      ) : null}
    </Pattern>
  );
}
