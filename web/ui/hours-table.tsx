import { styled } from 'styled-components';
import { editMark } from './edit-mark.ts';
import type { OpeningHours } from './formats/hours.ts';
import { HoursRows } from './hours-rows.tsx';
import { hoursStyle } from './hours-style.ts';

const Root = styled.div`
  ${hoursStyle}
`;

/** Opening hours, where they are the server's alone. */
export function HoursTable({ openingHours }: { openingHours: readonly OpeningHours[] }) {
  return (
    <Root {...editMark(openingHours[0])}>
      <HoursRows openingHours={openingHours} />
    </Root>
  );
}
