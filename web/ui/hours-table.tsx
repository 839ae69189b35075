import { styled } from 'styled-components';
import { editMark } from './edit-mark.ts';
import type { DepartmentDay, OpeningHours } from './formats/hours.ts';
import { HoursRows } from './hours-rows.tsx';
import { hoursStyle } from './hours-style.ts';

const Root = styled.div`
  ${hoursStyle}
`;

interface HoursTableProps {
  readonly openingHours: readonly OpeningHours[];
  readonly departmentsToday?: readonly DepartmentDay[] | null | undefined;
}

/** Opening hours, where they are the server's alone. */
export function HoursTable({ openingHours, departmentsToday }: HoursTableProps) {
  return (
    <Root {...editMark(openingHours[0])}>
      <HoursRows openingHours={openingHours} departmentsToday={departmentsToday} />
    </Root>
  );
}
