import { type DepartmentDay, departmentToday, hoursByDepartment, type OpeningHours } from './formats/hours.ts';

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
