import { jest } from '@jest/globals';
import { showOpenNow } from './clock.ts';

const hours = {
  openingHours: [
    {
      days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
      intervals: [{ opens: '08:00', closes: '18:00' }],
    },
  ],
  specialDates: [],
  timeZone: 'America/Cuiaba',
  utcOffset: -240,
};
let answer: () => Promise<unknown>;

const said = () => document.querySelector('[data-clock]')?.shadowRoot?.querySelector('[part]');
const settle = () => jest.advanceTimersByTimeAsync(1);

beforeEach(() => {
  // Monday, ten to six in Cuiabá.
  jest.useFakeTimers({ now: Date.parse('2026-11-23T21:50:00Z') });
  globalThis.fetch = (async () => ({ ok: true, json: answer })) as unknown as typeof fetch;
  answer = async () => ({ data: hours, tags: [] });
  document.body.innerHTML = '<p><span data-clock="">Segunda a sexta, 8h às 18h</span></p>';
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('says whether the clinic is open in a shadow tree, keeps it right, and leaves to React what the server sent (B10)', async () => {
  const stop = showOpenNow();
  await settle();
  expect([said()?.textContent, said()?.getAttribute('part')]).toEqual(['Aberto agora, fecha às 18h', 'open-now open']);
  await jest.advanceTimersByTimeAsync(10 * 60_000);
  expect([said()?.textContent, said()?.getAttribute('part')]).toEqual(['Fechado agora, abre amanhã às 8h', 'open-now']);
  expect(document.body.innerHTML).toBe('<p><span data-clock="">Segunda a sexta, 8h às 18h</span></p>');
  stop();
  await jest.advanceTimersByTimeAsync(24 * 60 * 60_000);
  expect(said()?.textContent).toBe('Fechado agora, abre amanhã às 8h');
});

it('asks the browser for no rules of a language and for no time zone, which take a slow phone long', async () => {
  const rules = [jest.spyOn(String.prototype, 'localeCompare'), jest.spyOn(Intl, 'DateTimeFormat')];
  const early = { days: ['monday'], intervals: [{ opens: '06:00', closes: '07:00' }] };
  answer = async () => ({ data: { ...hours, openingHours: [...hours.openingHours, early] } });
  showOpenNow();
  await settle();
  expect(said()?.textContent).toBe('Aberto agora, fecha às 18h');
  for (const rule of rules) expect(rule).not.toHaveBeenCalled();
});

it('asks again within 20 s where nobody answered, and not where the clinic has no hours', async () => {
  answer = () => Promise.reject(new TypeError('no connection'));
  const stop = showOpenNow();
  await settle();
  answer = async () => ({ data: hours, tags: [] });
  await jest.advanceTimersByTimeAsync(20_000);
  expect(said()?.textContent).toBe('Aberto agora, fecha às 18h');
  stop();
  let asked = 0;
  answer = async () => {
    asked += 1;
    return { data: null };
  };
  showOpenNow();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(asked).toBe(1);
});

it('asks no more once it was stopped', async () => {
  let asked = 0;
  answer = () => {
    asked += 1;
    return Promise.reject(new TypeError('no connection'));
  };
  const stop = showOpenNow();
  await settle();
  stop();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(asked).toBe(1);
});

it.each([
  ['nobody answers', () => Promise.reject(new TypeError('no connection'))],
  ['no hours are entered', async () => ({ data: { ...hours, openingHours: [] } })],
  ['the clinic has none', async () => ({ data: null })],
])('leaves the usual hours where %s', async (_why, given) => {
  answer = given;
  showOpenNow();
  await settle();
  expect(said() ?? null).toBeNull();
});
