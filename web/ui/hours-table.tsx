import { styled } from 'styled-components';
import { editMark } from './edit-mark.ts';
import { hoursByDepartment } from './formats/hours.ts';
import type { OpeningHours } from './formats/hours.ts';
import { space, theme, weight } from './tokens.ts';

const Root = styled.div`
  display: grid;
  gap: ${space(8)};

  dl {
    display: grid;
    gap: ${space(4)};
    font-variant-numeric: tabular-nums;
  }
  dl > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${space(10)};
  }
  dt {
    font-weight: ${weight.label};
  }
  dd {
    color: ${theme.tone.inkSoft};
  }
  .department {
    font-weight: ${weight.title};
  }
`;

/** Opening hours as days and times; departments with hours of their own follow under their name. */
export function HoursTable({ openingHours }: { openingHours: readonly OpeningHours[] }) {
  return (
    <Root {...editMark(openingHours[0])}>
      {hoursByDepartment(openingHours).map(({ department, rows }) => (
        <div key={department ?? 'clinic'}>
          {department ? <p className="department">{department}</p> : null}
          <dl>
            {rows.map((row) => (
              <div key={row.days}>
                <dt>{row.days}</dt>
                <dd>{row.text}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </Root>
  );
}
