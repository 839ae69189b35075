import { jest } from '@jest/globals';
import { fireEvent } from '@testing-library/react';
import { followLinks } from './link-behaviour.tsx';

const push = jest.fn<(address: string) => void>();
const prefetch = jest.fn<(address: string) => void>();
let stop: () => void;

beforeEach(() => {
  push.mockClear();
  prefetch.mockClear();
  stop = followLinks({ push, prefetch });
});

afterEach(() => {
  stop();
  document.body.replaceChildren();
});

/** A link in the page, with something inside to click on. */
function link(attributes: string): Element {
  document.body.innerHTML = `<a ${attributes}><span>para</span></a>`;
  const inside = document.querySelector('span');
  if (!inside) throw new Error('No link.');
  return inside;
}

/** Clicks; what the browser would do then is stopped, jsdom cannot navigate. @returns whether it was left to the browser */
function click(inside: Element, how: MouseEventInit = {}): boolean {
  let left = true;
  addEventListener(
    'click',
    (event) => {
      left = !event.defaultPrevented;
      event.preventDefault();
    },
    { once: true },
  );
  fireEvent.click(inside, how);
  return left;
}

it.each(['/profissional', '/topics?pagina=2', '/contato#mapa', `${location.origin}/sobre`])(
  'goes to %s on the client (R7)',
  (href) => {
    expect(click(link(`href="${href}"`))).toBe(false);
    expect(push.mock.calls).toEqual([[href.replace(location.origin, '')]]);
  },
);

it.each([
  ['another site', 'href="https://example.com/x"'],
  ['a telephone number', 'href="tel:+5566999990000"'],
  ['a place on the same page', 'href="#horarios"'],
  ['a file', 'href="/feed.xml"'],
  ['Studio', 'href="/studio"'],
  ['the lake’s pages', 'href="/lake/login"'],
  ['a new tab', 'href="/sobre" target="_blank"'],
  ['a download', 'href="/sobre" download'],
])('leaves %s to the browser, and does not fetch it', (_name, attributes) => {
  const inside = link(attributes);
  fireEvent.pointerOver(inside);
  expect(click(inside)).toBe(true);
  expect([push, prefetch].map(({ mock }) => mock.calls)).toEqual([[], []]);
});

it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'leaves a click with %j to the browser',
  (how) => {
    expect(click(link('href="/sobre"'), how)).toBe(true);
    expect(push).not.toHaveBeenCalled();
  },
);

it('leaves a click alone that somebody else has answered', () => {
  const inside = link('href="/sobre"');
  inside.addEventListener('click', (event) => event.preventDefault());
  click(inside);
  expect(push).not.toHaveBeenCalled();
});

it('fetches a page when it is pointed at or reached by keyboard, and not before', () => {
  const inside = link('href="/sobre?de=aqui"');
  expect(prefetch).not.toHaveBeenCalled();
  fireEvent.pointerOver(inside);
  fireEvent.focusIn(inside);
  expect(prefetch.mock.calls).toEqual([['/sobre?de=aqui'], ['/sobre?de=aqui']]);
});

it('does not fetch the page that is shown', () => {
  fireEvent.pointerOver(link(`href="${location.pathname}#topo"`));
  expect(prefetch).not.toHaveBeenCalled();
});

it('does nothing any more when it is stopped', () => {
  stop();
  expect(click(link('href="/sobre"'))).toBe(true);
});
