import { act } from 'react';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { followButtons } from '#web/behaviours/page-buttons.ts';
import { settingsFixture } from '#web/shell/settings.fixture.ts';
import type { SectionProps } from '../index.ts';
import HoursLocation from './hours-location.tsx';

const props = {
  _key: 'h',
  _type: 'hoursLocation',
  anchorId: null,
  variant: 'mapa',
  surface: null,
  header: { eyebrow: null, title: 'Onde e quando', lead: null, align: null, titleHidden: null },
  clinic: {
    ...settingsFixture,
    geo: { lat: -10.5, lng: -55.5 },
    hours: {
      ...settingsFixture.hours,
      upcoming: [
        {
          _key: 'n',
          label: 'Natal',
          department: null,
          date: '2026-12-25',
          until: null,
          status: 'fechado',
          intervals: null,
        },
      ],
    },
  },
} satisfies SectionProps<'hoursLocation'>;

async function show(more: Partial<SectionProps<'hoursLocation'>> = {}): Promise<HTMLElement> {
  const { container } = await act(async () => render(<HoursLocation {...props} {...more} />));
  await screen.findByRole('heading', { name: 'Horário' });
  return container;
}

it('asks nothing of another server before the visitor wants the map (L7)', async () => {
  const container = await show();
  expect(container.querySelector('iframe')).toBeNull();
  followButtons();
  fireEvent.click(screen.getByRole('button', { name: 'Carregar mapa' }));
  const frame = container.querySelector('.stage')?.shadowRoot?.querySelector('iframe');
  expect(frame?.title).toBe('Mapa: Clínica Exemplo Norte');
  expect(frame?.src).toContain('https://www.openstreetmap.org/export/embed.html');
  expect(frame?.src).toContain(encodeURIComponent('-10.5,-55.5'));
  expect(frame?.getAttribute('sandbox')).toBe('allow-scripts allow-popups');
  expect(frame?.referrerPolicy).toBe('no-referrer');
  const [close] = container.querySelector('.stage')?.shadowRoot?.querySelectorAll('button') ?? [];
  expect(close?.textContent).toBe('Fechar o mapa');
  close?.click();
  expect(container.querySelector('.stage')?.shadowRoot?.querySelector('slot')).not.toBeNull();
  expect(document.activeElement?.textContent).toBe('Carregar mapa');
});

it('says with the map what to do where it does not come, since no browser tells a page', async () => {
  const container = await show();
  followButtons();
  fireEvent.click(screen.getByRole('button', { name: 'Carregar mapa' }));
  expect(container.querySelector('.stage')?.shadowRoot?.textContent).toContain(
    'Se o mapa não aparecer, use “Traçar rota”.',
  );
  expect(screen.getByRole('link', { name: /^Traçar rota/ })).toBeTruthy();
});

it('keeps the drawing where there are no coordinates', async () => {
  await show({ clinic: { ...props.clinic, geo: null } });
  expect(screen.queryByRole('button', { name: 'Carregar mapa' })).toBeNull();
});

it('shows the week and the days that differ', async () => {
  await show({ variant: 'cartao' });
  expect(screen.getByText('7h30 às 18h')).toBeTruthy();
  expect(screen.getByText(/25 de dezembro/).textContent).toBe('25 de dezembro Natal');
});

it('S14-4: leaves out a special date that no calendar has', async () => {
  const upcoming = props.clinic.hours.upcoming.flatMap((date) => [
    { ...date, _key: 'a', date: 'abc' },
    { ...date, _key: 'b', until: 'abc' },
    { ...date, _key: 'c', date: '2027-02-29' },
    date,
  ]);
  await show({ clinic: { ...props.clinic, hours: { ...props.clinic.hours, upcoming } } });
  expect(screen.getAllByText('Natal')).toHaveLength(1);
});

it('copies the address', async () => {
  const written: string[] = [];
  Object.assign(navigator, { clipboard: { writeText: async (text: string) => void written.push(text) } });
  await show();
  followButtons();
  fireEvent.click(screen.getByRole('button', { name: 'Copiar endereço' }));
  await waitFor(() => expect(screen.getByText('Copiar endereço').shadowRoot?.textContent).toBe('Endereço copiado'));
  expect(written).toEqual(['Avenida Exemplo, 100, Centro, Cidade Exemplo/MT, CEP 78000-000']);
});

it('T1: says with the week which department attends nobody today', async () => {
  const departmentsToday = [
    { _key: 'u', department: 'Raio-X', label: null, status: 'fechado' as const, intervals: null, day: '2026-11-23' },
  ];
  const hours = { ...props.clinic.hours, departmentsToday };
  await show({ clinic: { ...props.clinic, hours } });
  expect(screen.getByText('Raio-X não atende hoje (23/11)')).toBeTruthy();
  expect(screen.getByText('7h30 às 18h')).toBeTruthy();
});
