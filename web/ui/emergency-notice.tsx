import { editMark } from './edit-mark.ts';
import { formatPhone, phoneHref } from './formats/identifiers.ts';
import { SHORT_NUMBERS } from './short-numbers.ts';

interface Clinic {
  readonly emergencyNotice: string | null;
  readonly emergencyRoom: {
    readonly name: string | null;
    readonly address: string | null;
    readonly phone: string | null;
  } | null;
}

/** What to do in an emergency, and where the nearest emergency room is: SAMU does not serve every town. Unstyled. */
export function EmergencyNotice({ clinic }: { clinic: Clinic }) {
  const { emergencyNotice, emergencyRoom: room } = clinic;
  return (
    <>
      {emergencyNotice ? (
        <p {...editMark(clinic, 'emergencyNotice')}>
          {emergencyNotice.split(SHORT_NUMBERS).map((part, index) =>
            // The numbers are what stands at odd places of the split.
            index % 2 === 1 ? (
              <a key={`${index} ${part}`} href={phoneHref(part)}>
                {part}
              </a>
            ) : (
              part
            ),
          )}
        </p>
      ) : null}
      {room?.name ? (
        <p {...editMark(clinic, 'emergencyRoom')}>
          {`Pronto-socorro mais próximo: ${[room.name, room.address].filter(Boolean).join(', ')}`}
          {room.phone ? (
            <>
              ,{' '}
              <a className="whole" href={phoneHref(room.phone)}>
                {formatPhone(room.phone)}
              </a>
            </>
          ) : null}
          .
        </p>
      ) : null}
    </>
  );
}
