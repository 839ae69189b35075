import { dayOf } from '#web/ui/formats/dates.ts';
import { formatTimes, weekdayOf } from '#web/ui/formats/hours.ts';
import { listOf, memberOf, textOf } from './form-value.ts';
import { holidaysBetween } from './holidays.ts';

/** Each interval ends after it begins and none overlaps the one before; times are `HH:mm`, so text order is time order. */
export function intervalsInOrder(intervals: readonly unknown[] | undefined): true | string {
  let lastClose = '';
  for (const interval of intervals ?? []) {
    const opens = textOf(interval, 'opens');
    const closes = textOf(interval, 'closes');
    if (closes <= opens) return 'Cada período precisa fechar depois de abrir.';
    if (opens < lastClose) return 'Os períodos estão fora de ordem ou se sobrepõem.';
    lastClose = closes;
  }
  return true;
}

/**
 * No day may have two rules, of the clinic or of one department: the site could not tell which one holds. A department's own
 * rule may stand beside the clinic's. Days are `YYYY-MM-DD`, so text order is time order.
 */
export function specialDatesProblem(dates: readonly unknown[] | undefined): true | string {
  const byDepartment = Map.groupBy(dates ?? [], (entry) =>
    textOf(entry, 'department').trim().toLocaleLowerCase('pt-BR'),
  );
  return [...byDepartment.values()].map(clashOf).find((problem) => problem !== true) ?? true;
}

function clashOf(dates: readonly unknown[]): true | string {
  const ranges = dates
    .map((entry) => ({
      from: textOf(entry, 'date'),
      to: lastDayOf(entry),
      of: textOf(entry, 'department'),
    }))
    .sort((a, b) => a.from.localeCompare(b.from));
  const clash = ranges.find((range, index) => index > 0 && range.from <= (ranges[index - 1]?.to ?? ''));
  if (!clash) return true;
  const where = clash.of ? ` de “${clash.of}”` : '';
  return `O dia ${clash.from.split('-').reverse().join('/')} aparece em duas datas especiais${where}.`;
}

/**
 * Hours of a department on days on which the whole clinic is closed: the site does not show them, so whoever wrote them is
 * told. Days are `YYYY-MM-DD`, so text order is time order.
 */
export function closedDepartmentProblem(dates: readonly unknown[] | undefined): true | string {
  const closures = (dates ?? []).filter(
    (entry) => !textOf(entry, 'department') && textOf(entry, 'status') === 'fechado',
  );
  const unseen = (dates ?? []).find(
    (entry) =>
      textOf(entry, 'department') &&
      textOf(entry, 'status') === 'especial' &&
      closures.some(
        (closure) => textOf(closure, 'date') <= textOf(entry, 'date') && lastDayOf(entry) <= lastDayOf(closure),
      ),
  );
  if (!unseen) return true;
  const day = textOf(unseen, 'date').split('-').reverse().join('/');
  return `A clínica está fechada em ${day}: o site não mostra o horário de “${textOf(unseen, 'department')}” nesse dia.`;
}

/** A special date that is longer differs from some week: nobody enters a month of Sundays. */
const MAX_DAYS = 31;

/**
 * A special date that says what holds on these days every week anyway: visitors would read nothing new, and whoever meant to
 * close would not know; unless it is said of a day with a name that the clinic is open as always. Of days to come only, as the week may change afterwards. A national holiday counts as news although
 * the hours are the same, and so does a department that keeps its hours while the clinic's differ.
 * @param document the clinic's hours
 */
export function sameAsWeekProblem(special: unknown, document: unknown, now = new Date()): true | string {
  const [first, last, department] = [textOf(special, 'date'), lastDayOf(special), textOf(special, 'department')];
  const status = textOf(special, 'status');
  if (!first || !status || last < first) return true;
  if (last < dayOf(now.toISOString(), textOf(document, 'timeZone') || undefined)) return true;
  const days = daysBetween(first, last);
  const others = listOf(document, 'specialDates').filter((other) => !textOf(other, 'department'));
  // On a day of the whole clinic's, hours of its own that a department keeps that day count, too.
  const departments = new Set(listOf(document, 'openingHours').map((row) => textOf(row, 'department')));
  const concernsOthers = (day: string) =>
    department === '' &&
    [...departments].some(
      (name) => name && timesOf(weeklyOn(day, name, document)) !== timesOf(weeklyOn(day, '', document)),
    );
  const isNews = (day: string) =>
    holidaysBetween(day, day).length > 0 ||
    concernsOthers(day) ||
    (department !== '' && others.some((other) => textOf(other, 'date') <= day && day <= lastDayOf(other)));
  const said = status === 'fechado' ? [] : intervalsOf([special]);
  const isSame = (day: string) => !isNews(day) && timesOf(said) === timesOf(weeklyOn(day, department, document));
  if (days.length === 0 || days.length > MAX_DAYS || !days.every(isSame)) return true;
  if (status !== 'fechado' && memberOf(special, 'asUsual') === true) {
    return Boolean(textOf(special, 'label')) || 'Escreva em Nome que dia é: o site diz que a clínica abre nele.';
  }
  const times = formatTimes(said) || (department ? 'não atende' : 'fechado');
  const end =
    status === 'fechado'
      ? 'Confira o dia.'
      : 'Escolha Fechado, mude os períodos ou, num feriado em que a clínica abre, marque “Abre como sempre”.';
  return `Este dia já é assim toda semana: ${times}. Nada mudaria no site. ${end}`;
}

/** Both included. */
function daysBetween(first: string, last: string): readonly string[] {
  const [from, to] = [Date.parse(first), Date.parse(last)];
  const count = Math.min(Math.round((to - from) / DAY_MS), MAX_DAYS) + 1;
  return Array.from({ length: count || 0 }, (_, index) => new Date(from + index * DAY_MS).toISOString().slice(0, 10));
}

const DAY_MS = 24 * 60 * 60 * 1000;

interface Times {
  readonly opens: string;
  readonly closes: string;
}

const intervalsOf = (rows: readonly unknown[]): readonly Times[] =>
  rows
    .flatMap((row) => listOf(row, 'intervals'))
    .map((one) => ({ opens: textOf(one, 'opens'), closes: textOf(one, 'closes') }));

/** As one text, to be compared. */
const timesOf = (intervals: readonly Times[]) =>
  intervals
    .map(({ opens, closes }) => `${opens}-${closes}`)
    .sort()
    .join(' ');

/** What the week says of a day; a department without hours of its own keeps the clinic's. */
function weeklyOn(day: string, department: string, document: unknown): readonly Times[] {
  const rows = listOf(document, 'openingHours');
  const of = (name: string) => rows.filter((row) => textOf(row, 'department') === name);
  const own = of(department);
  const weekday = weekdayOf(day);
  return intervalsOf((own.length > 0 ? own : of('')).filter((row) => listOf(row, 'days').includes(weekday)));
}

const lastDayOf = (entry: unknown) => textOf(entry, 'until') || textOf(entry, 'date');

/**
 * Says that nobody who reads the profile sees a date any more.
 * @param visits days (`date`, `YYYY-MM-DD`) and monthly rules, which never end
 */
export function visitsProblem(visits: readonly unknown[] | undefined): true | string {
  const dates = (visits ?? []).map((visit) => textOf(visit, 'date'));
  const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  const isOver = dates.length > 0 && dates.every((date) => date !== '' && date < yesterday);
  return !isOver || 'Todas as datas já passaram: o site não mostra nenhuma. Acrescente as próximas.';
}
