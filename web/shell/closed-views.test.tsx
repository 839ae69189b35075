import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ClosedView } from './closed-views.tsx';
import { settingsFixture as settings } from './settings.fixture.ts';

/** Sections come lazily. */
const show = (view: ReactNode) => act(async () => void render(view));

const linkNames = () => screen.getAllByRole('link').map((link) => link.textContent);

it('says what comes, from which day, and how to reach the clinic meanwhile (R4)', async () => {
  await show(<ClosedView title="Em breve" text="Fale com a recepção." date="2027-03-01" settings={settings} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Em breve');
  expect(screen.getByText('Previsto para 1 de março de 2027')).toBeTruthy();
  expect(linkNames()).toEqual(['Agendar consulta (abre em nova aba)', 'Ligar agora', 'Voltar ao início']);
});

it('names the day on which a moment falls for the clinic', async () => {
  await show(<ClosedView title="Em breve" text="Logo." date="2027-03-01T03:30:00Z" settings={settings} />);
  expect(screen.getByText('Previsto para 28 de fevereiro de 2027')).toBeTruthy();
});

it('offers the phone once when it is how one books', async () => {
  await show(
    <ClosedView
      title="Em breve"
      text="Logo."
      settings={{ ...settings, booking: { mode: 'phone', label: null, url: null } }}
    />,
  );
  expect(linkNames()).toEqual(['Agendar consulta', 'Voltar ao início']);
});

it('stands without settings', async () => {
  await show(<ClosedView title="Em breve" text="Logo." settings={null} />);
  expect(linkNames()).toEqual(['Voltar ao início']);
});
