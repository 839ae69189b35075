import { jest } from '@jest/globals';
import { act } from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import axe from 'axe-core';
import { jsonResponse } from '../live/response.fixture.ts';
import { EMPTY_FORM, NOT_SENT } from './form-state.ts';

// A server action: Next makes a request of it, which has no server here.
jest.unstable_mockModule('./send-message.ts', () => ({ sendMessage: async () => undefined }));
const { ContactFormIsland } = await import('./contact-form-island.tsx');

let sent: unknown[];
let answer: ((state: unknown) => void) | undefined;

beforeEach(() => {
  sent = [];
  // jsdom counts time limits by a clock of its own: this one counts in the test's.
  AbortSignal.timeout = (limit) => {
    const off = new AbortController();
    setTimeout(() => off.abort(new DOMException('late', 'TimeoutError')), limit);
    return off.signal;
  };
  globalThis.fetch = (url, init) => {
    if (url !== '/api/contact') return Promise.resolve({ ok: false } as Response);
    if (init?.body instanceof FormData) sent.push(init.body.get('text'));
    return new Promise((resolve, reject) => {
      answer = (state) => resolve(jsonResponse(state));
      init?.signal?.addEventListener('abort', () => reject(new Error('given up')));
    });
  };
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const text = () => screen.getByLabelText<HTMLTextAreaElement>('Mensagem');

async function write(words: string): Promise<void> {
  fireEvent.change(text(), { target: { value: words } });
  await act(async () => {
    fireEvent.submit(screen.getByRole('form'));
  });
}

const show = () => render(<ContactFormIsland id="c" helper="Sem dados de saúde." privacyPath={null} whatsapp={null} />);

it('V14: gives up after 20 s, says so and keeps the text; the next attempt is a request of its own', async () => {
  show();
  await write('Primeira');
  await pass(19_000);
  expect(screen.getByRole('button', { name: 'Enviando…' })).toBeTruthy();
  await pass(2_000);
  expect(screen.getByText(NOT_SENT)).toBeTruthy();
  expect(text().value).toBe('Primeira');
  await act(async () => {
    fireEvent.submit(screen.getByRole('form'));
  });
  expect(sent).toEqual(['Primeira', 'Primeira']);
  answer?.({ kind: 'sent', answerWithinDays: 2 });
  await pass(0);
  expect(screen.getByText('Mensagem enviada.')).toBeTruthy();
});

it('V14: offers to write another message, in an empty form that has the focus', async () => {
  show();
  await write('Primeira');
  answer?.({ kind: 'sent', answerWithinDays: 2 });
  await pass(0);
  await act(async () => screen.getByRole('link', { name: 'Escrever outra' }).click());
  expect(text().value).toBe('');
  expect(document.activeElement).toBe(screen.getByLabelText('Nome completo'));
  await write('Segunda');
  expect(sent).toEqual(['Primeira', 'Segunda']);
});

it('P16: what was wrong with a field is said until it is filled in, and of the others still', async () => {
  show();
  await write('Primeira');
  const errors = { name: 'Falta o nome', phone: 'Falta o telefone' };
  answer?.({ ...EMPTY_FORM, errors });
  await pass(0);
  const phone = screen.getByLabelText('Telefone com DDD');
  fireEvent.input(screen.getByLabelText('Nome completo'), { target: { value: 'Rosa Amaral' } });
  fireEvent.input(phone, { target: { value: '66' } });
  expect(screen.queryByText(new RegExp(errors.name))).toBeNull();
  expect(screen.getByText('Há 1 erro no formulário')).toBeTruthy();
  fireEvent.input(phone, { target: { value: '(66) 3531-0000' } });
  expect(screen.queryByText(/erro no formulário/)).toBeNull();
});

it.each([
  [{ errors: { name: 'Falta o nome', phone: 'Falta o telefone' } }, 'Há 2 erros no formulário'],
  [{ notice: 'Confira os dados.' }, 'Confira os dados.'],
])(
  'says what holds the form up in a group with a name, which has the focus and is no alert: %j',
  async (wrong, name) => {
    show();
    expect(screen.queryByRole('group')).toBeNull();
    await write('Primeira');
    answer?.({ ...EMPTY_FORM, ...wrong });
    await pass(0);
    expect(document.activeElement).toBe(screen.getByRole('group', { name }));
    expect(screen.queryByRole('alert')).toBeNull();
  },
);

it('counts the errors in a title, so that one can find back to them', async () => {
  show();
  await write('Primeira');
  answer?.({ ...EMPTY_FORM, errors: { name: 'Falta o nome' } });
  await pass(0);
  expect(screen.getByRole('heading', { level: 2, name: 'Há 1 erro no formulário' })).toBeTruthy();
});

it('V14: what was typed and not sent is there again after a look at another page; what was sent is not', async () => {
  const { unmount } = show();
  fireEvent.change(text(), { target: { value: 'Volto já' } });
  fireEvent.click(screen.getByRole('checkbox'));
  unmount();
  const again = show();
  expect(text().value).toBe('Volto já');
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
  await write('Volto já');
  answer?.({ kind: 'sent', answerWithinDays: 2 });
  await pass(0);
  again.unmount();
  show();
  expect(text().value).toBe('');
});

it('has no accessibility violation, empty and with errors', async () => {
  const { container } = show();
  const check = async () => {
    jest.useRealTimers();
    // jsdom draws nothing: contrast is checked in a browser.
    const { violations } = await axe.run(container, {
      rules: { region: { enabled: false }, 'color-contrast': { enabled: false } },
    });
    jest.useFakeTimers();
    return violations.map(({ id }) => id);
  };
  expect(await check()).toEqual([]);
  await write('');
  answer?.({ ...EMPTY_FORM, errors: { name: 'Escreva o seu nome completo', consent: 'Confirme que leu' } });
  await pass(0);
  expect(screen.getByLabelText('Nome completo').getAttribute('aria-describedby')).toBe('c-name-error');
  expect(await check()).toEqual([]);
});
