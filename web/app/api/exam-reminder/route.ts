import { stegaClean } from 'next-sanity';
import type { NextRequest } from 'next/server';
import { examRoute } from '#schemas/documents/exam/exam.route.ts';
import { addressLines } from '#schemas/documents/site-settings/address.ts';
import { calendarFile } from '#schemas/rules/calendar-file.ts';
import { preparationMessage } from '#web/app/exames/[slug]/preparation-message.ts';
import { getSettings, readDocument } from '#web/content/documents.ts';
import { withContent } from '#web/content/reading.ts';
import { utcOffset } from '#web/ui/formats/open-now.ts';
import { preparationAlarms } from './preparation-alarms.ts';

const USUAL_MINUTES = 30;
const USUAL_TIME_ZONE = 'America/Cuiaba';
const MINUTE_MS = 60_000;
const WHEN = /^20\d{2}-\d{2}-\d{2}T\d{2}:\d{2}$/;

/**
 * An exam with its preparation as a calendar file, with reminders (U3): `?exame=` is its slug, `?quando=` day and hour at the clinic as
 * `2026-12-01T08:00`. 400 for another day, 404 for another exam; both in words.
 */
export function GET(request: NextRequest): Promise<Response> {
  return withContent(() => reminder(request.nextUrl.searchParams));
}

async function reminder(asked: URLSearchParams): Promise<Response> {
  const when = asked.get('quando') ?? '';
  const wall = Date.parse(`${when}Z`);
  if (!isMoment(when, wall)) return say(400, 'Escolha o dia e a hora do exame. Volte à página e tente de novo.');
  const slug = asked.get('exame') ?? '';
  const [{ data: exam }, { data: settings }] = await Promise.all([readDocument(examRoute, { slug }), getSettings()]);
  if (!exam) return say(404, 'Este exame não está no site. Volte à lista de exames.');
  const { title, durationMinutes } = exam;
  const offset = utcOffset(new Date(wall), settings?.hours?.timeZone ?? USUAL_TIME_ZONE);
  const file = calendarFile(
    stegaClean({
      uid: `exame-${slug}-${when}`,
      start: new Date(wall - offset * MINUTE_MS).toISOString(),
      minutes: durationMinutes ?? USUAL_MINUTES,
      title,
      text: preparationMessage(exam, settings),
      place: [settings?.tradeName, ...(settings?.address ? addressLines(settings.address) : [])]
        .filter(Boolean)
        .join(', '),
      alarms: preparationAlarms(exam.preparation),
    }),
    new Date().toISOString(),
  );
  return new Response(file, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${slug}.ics"`,
      'cache-control': 'no-store',
    },
  });
}

/** Whether it is a day of the calendar and an hour of the day, within this century. */
function isMoment(when: string, wall: number): boolean {
  return WHEN.test(when) && !Number.isNaN(wall) && new Date(wall).toISOString().startsWith(when);
}

const say = (status: number, words: string) =>
  new Response(words, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });
