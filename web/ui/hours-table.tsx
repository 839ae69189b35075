import { css, styled } from 'styled-components';
import { space, theme, weight } from './tokens.ts';
import { editMark } from './edit-mark.ts';
import type { DepartmentDay, OpeningHours } from './formats/hours.ts';
import { HoursRows } from './hours-rows.tsx';

/** Opening hours: days at one side, times at the other. */
export const hoursStyle = css`
  display: grid;
  gap: ${space(8)};

  dl {
    display: grid;
    gap: ${space(4)};
    font-variant-numeric: tabular-nums;
  }
  dl > div {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0 ${space(6)};
  }
  dt {
    font-weight: ${weight.label};
  }
  dd {
    color: ${theme.tone.inkSoft};
    text-align: end;
    text-wrap: balance;
  }
  .department,
  .today {
    font-weight: ${weight.title};
  }
`;

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
