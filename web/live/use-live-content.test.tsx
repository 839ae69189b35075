import { jest } from '@jest/globals';
import { act } from 'react';
import { render, screen } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { FetchStatus } from './fetch-status.tsx';
import { jsonResponse } from './response.fixture.ts';
import { useLiveContent } from './use-live-content.ts';

let answer: (body: unknown, status?: number) => void;
let asked: string[];

beforeEach(() => {
  jest.useFakeTimers();
  asked = [];
  const send = (url: URL) => {
    asked.push(url.pathname);
    return new Promise<Response>((resolve) => {
      answer = (body, status = 200) => resolve(jsonResponse(body, status));
    });
  };
  Object.assign(globalThis, { fetch: send });
});

afterEach(() => {
  act(() => jest.runOnlyPendingTimers());
  jest.useRealTimers();
});

async function pass(milliseconds: number): Promise<void> {
  await act(() => jest.advanceTimersByTimeAsync(milliseconds));
}

function Price({ first }: { first: number }) {
  const { data, refresh } = useLiveContent('prices', first, ({ prices }) => prices[0]?.amountCents ?? 0);
  return (
    <>
      <p>R$ {data}</p>
      <button type="button" onClick={() => void refresh()}>
        refresh
      </button>
    </>
  );
}

const cache = new Map();
const page = (first: number) => (
  <SWRConfig value={{ provider: () => cache, dedupingInterval: 0, shouldRetryOnError: false }}>
    <Price first={first} />
    <FetchStatus />
  </SWRConfig>
);
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());
const status = () => document.querySelector<HTMLElement>('.fetch-status');

it('follows content from the first value on: pending, failed with a retry, new with its time (S5, B3)', async () => {
  jest.setSystemTime(new Date(2026, 10, 21, 10, 32));
  const { rerender } = render(page(250));
  expect(screen.getByText('R$ 250')).toBeTruthy();
  expect(asked).toEqual([]);
  expect(status()?.hidden).toBe(true);

  await press('refresh');
  await pass(199);
  expect(status()?.hidden).toBe(true);
  await pass(1);
  expect(status()?.textContent).toBe('Atualizando…');
  answer(null, 503);
  await pass(0);
  expect(status()?.textContent).toBe('Não foi possível atualizar.Tentar novamente');
  expect(screen.getByText('R$ 250')).toBeTruthy();

  await press('Tentar novamente');
  answer({ data: { isOff: false, prices: [{ amountCents: 300 }] }, tags: ['s1:price'] });
  await pass(0);
  expect(asked).toEqual(['/api/content/prices', '/api/content/prices']);
  expect(screen.getByText('R$ 300')).toBeTruthy();
  expect(status()?.textContent).toBe('Conteúdo atualizado às 10h32.');
  await pass(6_000);
  expect(status()?.hidden).toBe(true);

  // The same again is no news.
  await press('refresh');
  answer({ data: { isOff: false, prices: [{ amountCents: 300 }] }, tags: ['s1:price'] });
  await pass(0);
  expect(status()?.hidden).toBe(true);

  // A page that the server sent later is newer than what was read.
  rerender(page(310));
  expect(screen.getByText('R$ 310')).toBeTruthy();
});
