import { translateOverlays } from './overlay-words.ts';

it('puts known words into Portuguese, those that come later too, and leaves all others', async () => {
  document.body.innerHTML = '<h2>Remove</h2>';
  const stop = translateOverlays(document.body);
  const overlays = document.createElement('sanity-visual-editing');
  overlays.innerHTML = '<b>Duplicate</b><i>Aviso</i>';
  document.body.append(overlays);
  overlays.insertAdjacentHTML('beforeend', '<p><span>Insert before</span></p>');
  await Promise.resolve();
  expect(overlays.textContent).toBe('DuplicarAvisoInserir antes');
  expect(document.querySelector('h2')?.textContent).toBe('Remove');
  stop();
  overlays.insertAdjacentHTML('beforeend', '<p>Remove</p>');
  await Promise.resolve();
  expect(overlays.textContent).toContain('Remove');
});
