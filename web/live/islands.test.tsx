import { jest } from '@jest/globals';
import { act } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';
import { deferred, lazyIsland } from './islands.tsx';

function Clock({ children }: { children?: ReactNode }) {
  return <b>agora{children ? '' : '.'}</b>;
}

class Boundary extends Component<{ children: ReactNode }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    return this.state.failed ? 'Não foi possível abrir.' : this.props.children;
  }
}

const roots: Root[] = [];

afterEach(() => {
  act(() => {
    for (const root of roots.splice(0)) root.unmount();
  });
  document.body.replaceChildren();
  document.documentElement.removeAttribute('data-ready');
  jest.useRealTimers();
  jest.restoreAllMocks();
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

it.each<[string, typeof deferred, string, string]>([
  ['a part of the browser alone', deferred, '8h às 18h', 'agora'],
  ['an island', lazyIsland, '<b>agora</b>', 'agora'],
])(
  '%s leaves what the server sent while its code does not come, and asks for it until it does (S4)',
  async (_name, make, sent, then) => {
    jest.useFakeTimers();
    // The longest wait there is.
    jest.spyOn(Math, 'random').mockReturnValue(1);
    const said = jest.spyOn(console, 'error').mockReturnValue();
    let asked = 0;
    const Part = make(async () => {
      asked += 1;
      if (asked <= 3) throw new Error('Failed to load chunk');
      return Clock;
    });
    const errors: unknown[] = [];
    const place = document.createElement('div');
    place.innerHTML = sent;
    document.body.append(place);
    await act(async () => {
      roots.push(hydrateRoot(place, <Part>8h às 18h</Part>, { onRecoverableError: (error) => errors.push(error) }));
    });
    await rest();
    expect([asked, place.innerHTML]).toEqual([1, sent]);
    await act(async () => await jest.advanceTimersByTimeAsync(20_000));
    expect([asked, place.innerHTML]).toEqual([2, sent]);
    await act(async () => void dispatchEvent(new Event('online')));
    expect([asked, place.innerHTML]).toEqual([3, sent]);
    await act(async () => await jest.advanceTimersByTimeAsync(60_000));
    await rest();
    expect([asked, place.textContent, errors]).toEqual([4, then, []]);
    expect(said).toHaveBeenCalledTimes(3);
  },
);

it('says that an island does not come, where React opens a page that is not on the screen yet', async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  document.documentElement.setAttribute('data-ready', '');
  const Part = lazyIsland(async () => {
    throw new Error('Failed to load chunk');
  });
  const place = document.createElement('div');
  document.body.append(place);
  await act(async () => {
    const root = createRoot(place);
    roots.push(root);
    root.render(
      <Boundary>
        <Part />
      </Boundary>,
    );
  });
  expect(place.textContent).toBe('Não foi possível abrir.');
});

it('asks once for the code of a part that is on the page twice', async () => {
  jest.useFakeTimers();
  const load = jest.fn(async () => Clock);
  const OpenNow = deferred(load);
  const place = await open(
    <p>
      <OpenNow>8h</OpenNow> <OpenNow>9h</OpenNow>
    </p>,
    () => {},
  );
  await rest();
  expect([place.textContent, load.mock.calls.length]).toEqual(['agora agora', 1]);
});
