/*
 * Buttons that say themselves what they do, so no code of React's has to come first: `data-clipboard` is a text to copy, `data-frame` the address
 * of a page of somebody else's to show, `data-print` prints the page. What they show stands in a shadow tree: to React, which may come later, the page is what the
 * server sent.
 */

const BUTTONS = '[data-clipboard],[data-frame],[data-print]';

export function followButtons(): void {
  document.addEventListener('click', onClick);
}

function onClick({ target }: MouseEvent): void {
  const button = target instanceof Element ? target.closest<HTMLElement>(BUTTONS) : null;
  if (button?.dataset.clipboard) void copy(button, button.dataset.clipboard);
  else if (button?.dataset.frame) showFrame(button, button.dataset.frame);
  else if (button) print();
}

/** Copies a text, and says `data-done`. Where the browser does not allow it (no HTTPS), the text is still there to select. */
async function copy(button: HTMLElement, text: string): Promise<void> {
  const place = button.querySelector('[aria-live]') ?? button;
  try {
    await navigator.clipboard.writeText(text);
    shadow(place).textContent = button.dataset.done ?? '';
  } catch {
    shadow(place).replaceChildren(document.createElement('slot'));
  }
}

/**
 * Shows a page of another server in the `[data-stage]` around the button, named `data-title`; below it `data-credit`, and a button
 * `data-close` that brings back what stood there: nobody is told when such a page does not come.
 */
function showFrame(button: HTMLElement, address: string): void {
  const { title = '', credit = '', close = '' } = button.dataset;
  const stage = shadow(button.closest('[data-stage]') ?? button);
  const frame = document.createElement('iframe');
  frame.src = address;
  frame.title = title;
  frame.referrerPolicy = 'no-referrer';
  // Its script draws and keeps nothing: it needs no origin of its own.
  frame.setAttribute('sandbox', 'allow-scripts allow-popups');
  frame.setAttribute('part', 'frame');
  const line = document.createElement('p');
  line.textContent = credit;
  line.setAttribute('part', 'credit');
  const back = document.createElement('button');
  back.textContent = close;
  back.setAttribute('part', 'close');
  back.addEventListener('click', () => {
    stage.replaceChildren(document.createElement('slot'));
    button.focus();
  });
  stage.replaceChildren(frame, line, back);
  // The button is gone, and the keyboard would be nowhere.
  frame.focus();
}

function shadow(element: Element): ShadowRoot {
  return element.shadowRoot ?? element.attachShadow({ mode: 'open' });
}
