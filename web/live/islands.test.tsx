import { jest } from '@jest/globals';
import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';
import { deferred } from './islands.tsx';

function Clock({ children }: { children?: ReactNode }) {
  return <b>agora{children ? '' : '.'}</b>;
}

const roots: Root[] = [];

afterEach(() => {
  act(() => {
    for (const root of roots.splice(0)) root.unmount();
  });
  document.body.replaceChildren();
  jest.useRealTimers();
});

/** What the server sent, then taken over by React. */
async function open(view: ReactNode, onRecoverableError: (error: unknown) => void): Promise<HTMLElement> {
  const place = document.createElement('div');
  place.innerHTML = renderToString(view);
  document.body.append(place);
  await act(async () => {
    roots.push(hydrateRoot(place, view, { onRecoverableError }));
  });
  return place;
}

/** Idle time comes within two seconds. */
const rest = () => act(async () => await jest.advanceTimersByTimeAsync(5_000));

it('shows its children until the code has come', async () => {
  jest.useFakeTimers();
  const OpenNow = deferred(async () => Clock);
  const place = await open(<OpenNow>8h às 18h</OpenNow>, () => {});
  expect(place.textContent).toBe('8h às 18h');
  await rest();
  expect(place.textContent).toBe('agora');
});

it('keeps a part of the page that is hydrated after the code has come, with what was typed into it', async () => {
  jest.useFakeTimers();
  const OpenNow = deferred(async () => Clock);
  const errors: unknown[] = [];
  await open(<OpenNow>8h às 18h</OpenNow>, (error) => errors.push(error));
  await rest();
  const late = (
    <form>
      <input name="name" />
      <OpenNow>8h às 18h</OpenNow>
    </form>
  );
  const place = document.createElement('div');
  place.innerHTML = renderToString(late);
  document.body.append(place);
  const input = place.querySelector('input');
  if (input) input.value = 'Ana';
  await act(async () => {
    roots.push(hydrateRoot(place, late, { onRecoverableError: (error) => errors.push(error) }));
  });
  expect(errors).toEqual([]);
  expect(place.querySelector('input')).toBe(input);
  expect(place.textContent).toBe('agora');
});
