import { jest } from '@jest/globals';
import { guardForms } from './guard-forms.ts';

const form = () => document.querySelector('form') as HTMLFormElement;
const alerts = () => [...document.querySelectorAll('output')].map(({ textContent }) => textContent);
let answers: () => Promise<unknown>;
let sent: FormData[];

beforeAll(guardForms);

beforeEach(() => {
  // jsdom counts by a clock of its own, which fake timers do not move; nobody waits for that here.
  jest.spyOn(AbortSignal, 'timeout').mockReturnValue(new AbortController().signal);
  document.body.innerHTML =
    '<form method="post"><input name="name" value="Rosa"><button name="way" value="mail">Enviar</button></form>';
  sent = [];
  globalThis.fetch = jest.fn(() => answers()) as unknown as typeof fetch;
  // In place of the browser, which sends what nobody has prevented.
  addEventListener('submit', collect);
});

afterEach(() => {
  removeEventListener('submit', collect);
  jest.restoreAllMocks();
});

function collect(event: SubmitEvent): void {
  if (!event.defaultPrevented) sent.push(new FormData(form(), event.submitter));
  event.preventDefault();
}

const submit = async () => {
  document.querySelector('button')?.click();
  await new Promise((done) => setTimeout(done));
};

it('sends a form once the site has answered, as it was submitted', async () => {
  answers = async () => ({ status: 200 });
  await submit();
  expect(sent.map((data) => [...data])).toEqual([
    [
      ['name', 'Rosa'],
      ['way', 'mail'],
    ],
  ]);
  expect(alerts()).toEqual(['Enviando…']);
});

it.each([
  ['cannot be reached', async () => Promise.reject(new TypeError('offline'))],
  ['is out of order', async () => ({ status: 503 })],
])('says so where the site %s, keeps what was typed, and sends it when somebody tries again', async (_why, answer) => {
  answers = answer;
  await submit();
  expect([sent, alerts()]).toEqual([[], ['Não foi possível enviar. Tente novamente ou fale pelo WhatsApp.']]);
  answers = async () => ({ status: 200 });
  await submit();
  expect(sent).toHaveLength(1);
});

it('sends once what somebody submits twice', async () => {
  const answer = Promise.withResolvers<{ status: number }>();
  answers = () => answer.promise;
  await submit();
  await submit();
  answer.resolve({ status: 200 });
  await new Promise((done) => setTimeout(done));
  expect(sent).toHaveLength(1);
});

it('says that a form is on its way, and after 20 s without an answer that it was not sent: then it can be sent again', async () => {
  // This time limit ends when the test says so.
  const late = new AbortController();
  const limit = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal);
  answers = () => new Promise((_answer, fail) => late.signal.addEventListener('abort', () => fail(late.signal.reason)));
  await submit();
  expect([limit.mock.lastCall, alerts()]).toEqual([[20_000], ['Enviando…']]);
  late.abort();
  await new Promise((done) => setTimeout(done));
  expect([sent, alerts()]).toEqual([[], ['Não foi possível enviar. Tente novamente ou fale pelo WhatsApp.']]);
  answers = async () => ({ status: 200 });
  await submit();
  expect(sent).toHaveLength(1);
});

it('says so until the page is left, which may come back', async () => {
  answers = async () => ({ status: 200 });
  await submit();
  expect(alerts()).toEqual(['Enviando…']);
  dispatchEvent(new Event('pagehide'));
  expect([sent.length, alerts()]).toEqual([1, []]);
});

it('leaves it to React to say how it went, where React has taken over meanwhile', async () => {
  const answer = Promise.withResolvers<{ status: number }>();
  answers = () => answer.promise;
  await submit();
  form().setAttribute('data-ready', '');
  answer.resolve({ status: 200 });
  await new Promise((done) => setTimeout(done));
  expect([sent.length, alerts()]).toEqual([1, []]);
});

it.each([
  ['a search', () => (form().method = 'get')],
  ['what React has taken over', () => form().setAttribute('data-ready', '')],
])('leaves %s alone', async (_what, change) => {
  change();
  await submit();
  expect(sent).toHaveLength(1);
  expect(fetch).not.toHaveBeenCalled();
});
