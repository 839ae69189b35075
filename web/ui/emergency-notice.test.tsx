import { render, screen } from '@testing-library/react';
import Contact from '#schemas/sections/contact/contact.tsx';
import { settingsFixture } from '#web/shell/settings.fixture.ts';
import { SiteFooter } from '#web/shell/site-footer.tsx';
import { EmergencyNotice } from './emergency-notice.tsx';

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

it('V: stands in the footer and beside the form', () => {
  const { container, unmount } = render(<SiteFooter settings={settings} />);
  expect(container.textContent).toContain(room);
  unmount();
  const header = { eyebrow: null, title: 'Contato', lead: null, align: null, titleHidden: null };
  const section = { _key: 'c', _type: 'contact', anchorId: null, variant: 'formulario', surface: 'branco' } as const;
  const clinic = { ...settings, formHelper: null, privacyPath: null };
  render(<Contact {...section} header={header} clinic={clinic} />);
  expect(document.body.textContent).toContain(room);
});
