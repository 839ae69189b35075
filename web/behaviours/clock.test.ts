import { jest } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server.node';
import { openClock } from '../ui/formats/open-now.ts';
import { OpenNow } from '../ui/open-now.tsx';
import { followClock, showOpenNow } from './clock.ts';

const hours = {
  openingHours: [
    {
      days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
      intervals: [{ opens: '08:00', closes: '18:00' }],
    },
  ],
  timeZone: 'America/Cuiaba',
};

const said = () => document.querySelector('[data-clock]')?.shadowRoot?.querySelector('[part]');
const place = (given: Parameters<typeof openClock>[0]) =>
  renderToStaticMarkup(OpenNow({ clock: openClock(given), children: 'Segunda a sexta, 8h às 18h' }));

beforeEach(() => {
  // Monday, ten to six in Cuiabá.
  jest.useFakeTimers({ now: Date.parse('2026-11-23T21:50:00Z') });
  document.body.innerHTML = place(hours);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('says whether the clinic is open, keeps it right, and leaves to React what the server sent (B10)', () => {
  const { innerHTML } = document.body;
  showOpenNow();
  followClock();
  expect([said()?.textContent, said()?.getAttribute('part')]).toEqual(['Aberto agora, fecha às 18h', 'open-now open']);
  jest.advanceTimersByTime(10 * 60_000 - 1);
  expect(said()?.textContent).toBe('Aberto agora, fecha às 18h');
  jest.advanceTimersByTime(1);
  expect([said()?.textContent, said()?.getAttribute('part')]).toEqual(['Fechado agora, abre amanhã às 8h', 'open-now']);
  expect(document.body.innerHTML).toBe(innerHTML);
});

it('asks the browser for no rules of a language and for no time zone, which take a slow phone long', () => {
  const early = { days: ['monday'], intervals: [{ opens: '06:00', closes: '07:00' }] };
  document.body.innerHTML = place({ ...hours, openingHours: [...hours.openingHours, early] });
  const rules = [jest.spyOn(String.prototype, 'localeCompare'), jest.spyOn(Intl, 'DateTimeFormat')];
  showOpenNow();
  expect(said()?.textContent).toBe('Aberto agora, fecha às 18h');
  for (const rule of rules) expect(rule).not.toHaveBeenCalled();
});

it('says what holds now where the hours of a place have changed', () => {
  showOpenNow();
  const clock = openClock({ ...hours, specialDates: [{ date: '2026-11-23', label: 'Feriado', status: 'fechado' }] });
  document.querySelector('[data-clock]')?.setAttribute('data-clock', JSON.stringify(clock));
  showOpenNow();
  expect(said()?.textContent).toBe('Fechado hoje (Feriado), abre amanhã às 8h');
});

it('leaves the usual hours where none are entered', () => {
  document.body.innerHTML = place({ ...hours, openingHours: [] });
  showOpenNow();
  expect(said() ?? null).toBeNull();
});
