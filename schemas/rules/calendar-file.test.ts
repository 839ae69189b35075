import { calendarFile } from './calendar-file.ts';

const event = {
  uid: '0a1b-2c3d-4e5f@clinica',
  start: '2026-11-27T11:30:00.000Z',
  minutes: 45,
  title: 'Raio-X de tórax',
  text: 'Pedido 0A1B',
  place: 'Rua das Mangueiras, 50; Centro',
};
const linesOf = (own: object) => calendarFile({ ...event, ...own }, '2026-11-26T12:00:00.000Z').split('\r\n');

test('M6: an agreed time is a calendar file with its end, in UTC', () => {
  expect(linesOf({})).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Clinica//Agendamento//PT',
    'BEGIN:VEVENT',
    'UID:0a1b-2c3d-4e5f@clinica',
    'DTSTAMP:20261126T120000Z',
    'DTSTART:20261127T113000Z',
    'DTEND:20261127T121500Z',
    'SUMMARY:Raio-X de tórax',
    'DESCRIPTION:Pedido 0A1B',
    String.raw`LOCATION:Rua das Mangueiras\, 50\; Centro`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('M6: what a calendar would read as its own is escaped', () => {
  const text = 'um\ndois, três; quatro\\cinco';
  expect(linesOf({ text })[9]).toBe(String.raw`DESCRIPTION:um\ndois\, três\; quatro\\cinco`);
});

test('M6: long lines are folded at 75 octets, between letters', () => {
  const title = 'ção'.repeat(60);
  const lines = linesOf({ title });
  expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  const start = lines.findIndex((line) => line.startsWith('SUMMARY:'));
  const end = lines.findIndex((line) => line.startsWith('DESCRIPTION:'));
  const folded = lines.slice(start, end);
  expect(folded.length).toBeGreaterThan(2);
  expect(folded.map((line, index) => (index === 0 ? line : line.slice(1))).join('')).toBe(`SUMMARY:${title}`);
});

test('U3: reminders stand in the event', () => {
  const lines = linesOf({ alarms: [{ minutesBefore: 480, text: 'O jejum começa agora.' }] });
  const from = lines.indexOf('BEGIN:VALARM');
  expect(lines.slice(from, from + 6)).toEqual([
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:-PT480M',
    'DESCRIPTION:O jejum começa agora.',
    'END:VALARM',
    'END:VEVENT',
  ]);
});
