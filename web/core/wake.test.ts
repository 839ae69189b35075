import { jest } from '@jest/globals';
import { repeatClicks, wakeOnTouch } from './wake.ts';

const woken = jest.fn();

beforeEach(() => {
  woken.mockReset();
  globalThis.wakePage = woken;
  history.replaceState(null, '', '/exames');
  document.body.innerHTML = `
    <a href="/contato">Contato</a><details><summary>Menu</summary></details><button class="theme-switch" type="button">Tema</button>
    <main><form><input name="busca" type="search"><button>Buscar</button></form><button type="button" id="copy">Copiar</button></main>`;
});

const element = (selector: string) => document.querySelector<HTMLElement>(selector) as HTMLElement;

it.each(['a', 'summary', '.theme-switch', 'main'])(
  'lets React sleep when somebody touches what works without: %s',
  (selector) => {
    const stop = wakeOnTouch();
    element(selector).dispatchEvent(new Event('pointerdown', { bubbles: true }));
    element(selector).dispatchEvent(new Event('focusin', { bubbles: true }));
    expect(woken).not.toHaveBeenCalled();
    stop();
  },
);

it.each(['input', 'form button', '#copy'])('wakes React when somebody touches or reaches %s', (selector) => {
  for (const type of ['pointerdown', 'focusin', 'keydown']) {
    woken.mockReset();
    const stop = wakeOnTouch();
    element(selector).dispatchEvent(new Event(type, { bubbles: true }));
    expect([type, woken.mock.calls.length]).toEqual([type, 1]);
    stop();
  }
});

it('wakes React at once where the address asks a list of the page something', () => {
  history.replaceState(null, '', '/exames?busca=raio');
  wakeOnTouch()();
  expect(woken).toHaveBeenCalledTimes(1);
  history.replaceState(null, '', '/exames?utm_source=x');
  wakeOnTouch()();
  expect(woken).toHaveBeenCalledTimes(1);
});

it('clicks again, once, what was clicked before React listened, as soon as it does', async () => {
  const heard = jest.fn();
  const repeat = repeatClicks();
  element('#copy').click();
  element('#copy').click();
  element('.theme-switch').click();
  expect(element('#copy').getAttribute('aria-busy')).toBe('true');
  const done = repeat();
  await new Promise((wait) => setTimeout(wait, 50));
  element('#copy').addEventListener('click', heard);
  Object.assign(element('#copy'), { __reactProps$abc: {} });
  await done;
  expect(heard).toHaveBeenCalledTimes(1);
  expect(element('#copy').hasAttribute('aria-busy')).toBe(false);
});
