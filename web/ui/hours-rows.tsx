import { type DepartmentDay, departmentToday, hoursByDepartment, type OpeningHours } from './formats/hours.ts';
import type { OpenState } from './formats/open-now.ts';

interface HoursRowsProps {
  readonly openingHours: readonly OpeningHours[] | null;
  /** Departments that differ today: said first, because the week below does not know it. */
  readonly departmentsToday?: readonly DepartmentDay[] | null | undefined;
}

/** Opening hours as days and times; departments with hours of their own follow under their name. Styled by `hoursStyle`. */
export function HoursRows({ openingHours, departmentsToday }: HoursRowsProps) {
  return (
    <>
      {(departmentsToday ?? []).map((today) => (
        <p key={today.department} className="today">
          {departmentToday(today)}
        </p>
      ))}
      {hoursByDepartment(openingHours ?? []).map(({ department, rows }) => (
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
    </>
  );
}

/**
 * Whether the clinic is open, and what changes it: "Aberto agora, fecha às 18h". Apart from `OpenStatus`, which is code for
 * browsers: the server draws it in the style guide.
 */
export function OpenLabel({ state }: { state: OpenState }) {
  return (
    <span className="open-now" data-open={state.open || undefined}>
      {[state.now, state.next].filter(Boolean).join(', ')}
    </span>
  );
}
