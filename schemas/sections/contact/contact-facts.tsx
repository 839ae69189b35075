import { HoursTable } from '#web/ui/hours-table.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { Clinic } from './clinic.ts';
import { ContactMap } from './contact-map.tsx';
import { ContactPhones } from './contact-phones.tsx';
import { ContactPlace } from './contact-place.tsx';

/** Hours, address and phones in two columns, which the map sets apart. */
export function ContactFacts({ clinic, hasMap }: { clinic: Clinic; hasMap: boolean }) {
  return (
    <>
      <div className="column">
        {hasMap ? <ContactMap clinic={clinic} /> : null}
        <div className="block">
          <h3>
            <Icon name="clock" /> Horário
          </h3>
          <HoursTable
            openingHours={clinic.hours?.openingHours ?? []}
            departmentsToday={clinic.hours?.departmentsToday}
          />
        </div>
      </div>
      <div className="column">
        <ContactPlace clinic={clinic} />
        <ContactPhones clinic={clinic} />
      </div>
    </>
  );
}
