import type { ComponentProps } from 'react';
import { render, screen } from '@testing-library/react';
import { SectionList } from '../sections/section-list.tsx';
import { ClosedView, NotFoundView } from './closed-views.tsx';
import { settingsFixture as settings } from './settings.fixture.ts';

/** The list is rendered on the server: React in a browser does not wait for its sections. */
const show = async (view: ComponentProps<typeof ClosedView>) => render(await SectionList(ClosedView(view).props));

const linkNames = () => screen.getAllByRole('link').map((link) => link.textContent);

it('says what comes, from which day, and how to reach the clinic meanwhile (R4)', async () => {
  await show({ title: 'Em breve', text: 'Fale com a recepção.', date: '2027-03-01', settings });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Em breve');
  expect(screen.getByText('Previsto para 1 de março de 2027')).toBeTruthy();
  expect(linkNames()).toEqual(['Agendar consulta', 'Ligar agora', 'Voltar ao início']);
});

it('names the day on which a moment falls for the clinic', async () => {
  await show({ title: 'Em breve', text: 'Logo.', date: '2027-03-01T03:30:00Z', settings });
  expect(screen.getByText('Previsto para 28 de fevereiro de 2027')).toBeTruthy();
});

it('offers the phone once when it is how one books', async () => {
  await show({
    title: 'Em breve',
    text: 'Logo.',
    settings: { ...settings, booking: { mode: 'phone', label: null, url: null } },
  });
  expect(linkNames()).toEqual(['Agendar consulta', 'Voltar ao início']);
});

it('stands without settings', async () => {
  await show({ title: 'Em breve', text: 'Logo.', settings: null });
  expect(linkNames()).toEqual(['Voltar ao início']);
});

it('says where there is no page by which number to call and that one can write, as links (E1)', async () => {
  render(await SectionList(NotFoundView({ settings }).props));
  expect(screen.getByRole('link', { name: 'Ligar: (66) 3000-0000' }).getAttribute('href')).toBe('tel:+556630000000');
  expect(screen.getByRole('link', { name: /^Perguntar pelo WhatsApp/ }).getAttribute('href')).toContain(
    'wa.me/5566900000000',
  );
});

it('shows the not-found section without any settings, in Portuguese and with the fixed message (E1)', async () => {
  render(await SectionList(NotFoundView({ settings: null }).props));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Página não encontrada');
  expect(screen.getByText('This page could not be found').getAttribute('lang')).toBe('en');
});
