/** Something at a time, for the calendars of patients and staff. */
export interface CalendarEvent {
  /** The same for the same event: a file that is opened twice makes one. */
  readonly uid: string;
  /** ISO 8601, UTC. */
  readonly start: string;
  readonly minutes: number;
  readonly title: string;
  readonly text: string;
  readonly place: string;
  readonly alarms?: readonly CalendarAlarm[];
}

export interface CalendarAlarm {
  readonly minutesBefore: number;
  readonly text: string;
}

const MOST_OCTETS = 75;

/**
 * A calendar file with one event (RFC 5545).
 * @param now when it is made: ISO 8601, UTC
 */
export function calendarFile(event: CalendarEvent, now: string): string {
  const { uid, start, minutes, title, text, place, alarms = [] } = event;
  const end = new Date(Date.parse(start) + minutes * 60_000).toISOString();
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Clinica//Agendamento//PT',
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(start)}`,
    `DTEND:${utc(end)}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    `LOCATION:${escaped(place)}`,
    // 3.6.6.
    ...alarms.flatMap((alarm) => [
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `TRIGGER:-PT${alarm.minutesBefore}M`,
      `DESCRIPTION:${escaped(alarm.text)}`,
      'END:VALARM',
    ]),
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
}

/** `20261127T113000Z` (3.3.5). */
const utc = (moment: string) => new Date(moment).toISOString().replaceAll(/[-:]|\.\d+/g, '');

/** 3.3.11. */
const escaped = (text: string) => text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r?\n/g, String.raw`\n`);

/** Of a letter in UTF-8. */
function octetsOf(letter: string): number {
  const code = letter.codePointAt(0) ?? 0;
  return 1 + Number(code > 0x7f) + Number(code > 0x7ff) + Number(code > 0xffff);
}

/** No line longer than 75 octets, and no letter cut (3.1). */
function folded(line: string): string {
  let text = '';
  let left = MOST_OCTETS;
  for (const letter of line) {
    const octets = octetsOf(letter);
    if (octets > left) {
      text += '\r\n ';
      left = MOST_OCTETS - 1;
    }
    text += letter;
    left -= octets;
  }
  return text;
}
