import { render, screen, waitFor } from '@testing-library/react';
import { ContactWrite } from '#schemas/sections/contact/contact-write.tsx';
import { EmergencyNotice } from './emergency-notice.tsx';
import { settingsFixture } from './settings.fixture.ts';
import { SiteFooter } from './site-footer.tsx';

const emergencyNotice = 'Em emergência, ligue 192 (SAMU) ou 193 (Bombeiros).';
const emergencyRoom = {
  name: 'Pronto-Socorro Municipal Exemplo',
  address: 'Rua das Mangueiras, 50, Centro',
  phone: '+556630000002',
};
const settings = { ...settingsFixture, emergencyNotice, emergencyRoom };
const room =
  'Pronto-socorro mais próximo: Pronto-Socorro Municipal Exemplo, Rua das Mangueiras, 50, Centro, (66) 3000-0002.';

it('V: calls the short numbers of the notice, and the emergency room, with one tap', () => {
  const { container } = render(<EmergencyNotice clinic={settings} />);
  expect(container.textContent).toBe(emergencyNotice + room);
  const numbers = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(numbers).toEqual([
    ['192', 'tel:192'],
    ['193', 'tel:193'],
    ['(66) 3000-0002', 'tel:+556630000002'],
  ]);
});

it('V: says of the emergency room only what staff entered', () => {
  const shown = (fields: Partial<Record<keyof typeof emergencyRoom, null>>) => {
    const { container, unmount } = render(
      <EmergencyNotice clinic={{ emergencyNotice, emergencyRoom: { ...emergencyRoom, ...fields } }} />,
    );
    const { textContent } = container;
    unmount();
    return textContent?.slice(emergencyNotice.length);
  };
  expect(shown({ address: null, phone: null })).toBe('Pronto-socorro mais próximo: Pronto-Socorro Municipal Exemplo.');
  expect(shown({ name: null, address: null, phone: null })).toBe('');
});

it('V: stands in the footer and beside the form', async () => {
  const { container, unmount } = render(<SiteFooter settings={settings} />);
  expect(container.textContent).toContain(room);
  unmount();
  render(<ContactWrite id="f" clinic={{ ...settings, formHelper: null }} />);
  // The form's script is a file of its own.
  await waitFor(() => expect(document.body.textContent).toContain(room), { timeout: 10_000 });
});
