import { render, screen } from '@testing-library/react';
import type { Settings } from '#schemas/content.ts';
import { settingsFixture } from '#web/shell/settings.fixture.ts';
import { requestTitle, RequestView } from './request-view.tsx';

const request = { number: '0a1b-2c3d-4e5f', day: '2026-11-25', isWithdrawn: false };
const closedOn = (date: string): Settings => ({
  ...settingsFixture,
  hours: {
    ...settingsFixture.hours,
    specialDates: [
      { _key: 'a', label: 'Reforma', department: null, date, until: null, status: 'fechado', intervals: null },
    ],
  },
});

it('U6: says by when the clinic answers, in its own working days', () => {
  const { unmount } = render(<RequestView request={request} settings={settingsFixture} />);
  expect(screen.getByText('até o fim de sexta, 27 de novembro')).toBeTruthy();
  unmount();
  render(<RequestView request={request} settings={closedOn('2026-11-26')} />);
  expect(screen.getByText('até o fim de segunda, 30 de novembro')).toBeTruthy();
});

it('U6: shows the number, the clinic’s phone and WhatsApp, and a way to withdraw', () => {
  render(<RequestView request={request} settings={settingsFixture} />);
  expect(screen.getByText('0A1B-2C3D-4E5F')).toBeTruthy();
  const hrefOf = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf(/^\(66\) 3000-0000/)).toBe('tel:+556630000000');
  expect(decodeURIComponent(hrefOf(/^WhatsApp/) ?? '')).toContain('0A1B-2C3D-4E5F');
  // Her own: number and address, to be found again.
  expect(decodeURIComponent(hrefOf(/^Guardar/) ?? '')).toBe(
    'https://wa.me/?text=Pedido de agendamento 0A1B-2C3D-4E5F\nClínica Exemplo Norte\nhttp://localhost:3000/agendar/pedido/0a1b-2c3d-4e5f',
  );
  const sure = screen.getByText('Sim, cancelar o pedido').closest('details');
  expect([sure?.open, sure?.querySelector('summary')?.textContent]).toEqual([
    false,
    'Cancelar o pedidoManter o pedido',
  ]);
  const form = sure?.querySelector('form');
  expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/api/withdrawal']);
});

it('U6: says that a request was withdrawn, or that there is none, and offers no second withdrawal', () => {
  const { rerender } = render(<RequestView request={{ ...request, isWithdrawn: true }} settings={settingsFixture} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Pedido cancelado');
  expect(screen.queryByRole('button')).toBeNull();
  rerender(<RequestView request={undefined} settings={settingsFixture} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Pedido não encontrado');
});

it('U6: says what was asked for, and how to get ready for an exam', () => {
  const wish = { about: 'Raio-X de tórax', plan: 'Particular', days: ['tuesday'], turns: ['manha'] };
  render(
    <RequestView request={request} asked={{ ...wish, path: '/exames/raio-x-de-torax' }} settings={settingsFixture} />,
  );
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'Raio-X de tórax',
    'Particular',
    'Terça, de manhã',
  ]);
  expect(screen.getByRole('link', { name: 'preparo do exame' }).getAttribute('href')).toBe(
    '/exames/raio-x-de-torax#preparo',
  );
});

it.each([
  [undefined, 'Pedido não encontrado'],
  [{ ...request, isWithdrawn: true }, 'Pedido cancelado'],
  [request, 'Pedido enviado'],
])('U6: has the same words in its head and in the title of the page: %j', (asked, title) => {
  render(<RequestView request={asked} settings={settingsFixture} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  expect(requestTitle(asked)).toBe(title);
});

it('U6: printed, it begins with whose it is, in place of the footer', () => {
  render(<RequestView request={request} settings={settingsFixture} />);
  // The rule for paper: web/ui/global-style.tsx.
  expect(document.querySelector('.on-paper')?.textContent).toContain('Clínica Exemplo Norte');
});

it('U6: repeats what does not fit together, since the clinic has to find a way', () => {
  const asked = { about: 'Consulta', plan: 'Plano A', path: undefined, hints: ['Dra. Ana não atende na terça.'] };
  render(<RequestView request={request} asked={asked} settings={settingsFixture} />);
  const hint = screen.getByText('Dra. Ana não atende na terça.');
  expect(hint.parentElement?.textContent).toContain('A recepção procura uma saída com você.');
});

it('U6: says what the plan asks for it', () => {
  const asked = { about: 'Raio-X', plan: 'Plano A', terms: 'guia autorizada antes pelo convênio', path: undefined };
  render(<RequestView request={request} asked={asked} settings={settingsFixture} />);
  expect(screen.getByText('Plano A: guia autorizada antes pelo convênio. Tenha isso em mãos no dia.')).toBeTruthy();
});
