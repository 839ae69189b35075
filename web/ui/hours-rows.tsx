import { hoursByDepartment, type OpeningHours } from './formats/hours.ts';

/** Opening hours as days and times; departments with hours of their own follow under their name. Styled by `hoursStyle`. */
export function HoursRows({ openingHours }: { openingHours: readonly OpeningHours[] }) {
  return hoursByDepartment(openingHours).map(({ department, rows }) => (
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
  ));
}
