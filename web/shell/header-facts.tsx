import { hoursSummary } from '../ui/formats/hours.ts';
import type { Settings } from './content.ts';
import { FactsLine } from './facts-line.tsx';
import { OpenNow } from './open-now.tsx';

/** Most of Mato Grosso. */
const DEFAULT_TIME_ZONE = 'America/Cuiaba';

/** The first thing on every screen: where, by which phone, and whether the clinic is open once the browser knows. */
export function HeaderFacts({ settings }: { settings: Settings }) {
  const { openingHours, specialDates = null, timeZone } = settings.hours ?? {};
  const hours = hoursSummary(openingHours ?? []);
  return (
    <aside aria-label="Local, horário e telefone">
      <FactsLine
        settings={settings}
        hoursNow={
          hours ? (
            <OpenNow
              openingHours={openingHours ?? []}
              specialDates={specialDates}
              timeZone={timeZone ?? DEFAULT_TIME_ZONE}
            >
              {hours}
            </OpenNow>
          ) : null
        }
      />
    </aside>
  );
}
