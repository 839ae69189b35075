import { render, screen } from '@testing-library/react';
import { settingsFixture } from '#web/shell/settings.fixture.ts';
import type { SectionProps } from '../index.ts';
import { areas } from '#web/shell/areas.fixture.ts';
import Team from './team.tsx';

type Person = NonNullable<SectionProps<'team'>['people']>[number];

const person = {
  ...settingsFixture.technicalDirector,
  area: areas.medicine,
  modalities: null,
  photo: null,
  drawing: null,
} satisfies Person;

const props = {
  _key: 't',
  _type: 'team',
  anchorId: null,
  variant: 'cartoes',
  mode: 'all',
  surface: null,
  header: { eyebrow: null, title: 'Equipe', lead: null, align: null, titleHidden: null },
  people: [person],
} satisfies SectionProps<'team'>;

it('shows each person with the registration, in one text style with the name', () => {
  render(<Team {...props} />);
  const card = screen.getByRole('article');
  expect(card.textContent).toContain('Ana Exemplo da Silva');
  expect(card.textContent).toContain('MÉDICA · CRM-MT 00000');
  expect(screen.getByRole('link', { name: 'Ana Exemplo da Silva' }).getAttribute('href')).toBe(
    '/profissional/ana-exemplo',
  );
});

it('shows the initials of somebody without a portrait, and somebody without a page unlinked', () => {
  render(<Team {...props} people={[{ ...person, slug: null }]} />);
  expect(screen.getByText('AS')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Ana Exemplo da Silva' })).toBeNull();
});

it('leads to all professionals', () => {
  render(<Team {...props} />);
  expect(screen.getByRole('link', { name: /Ver todos/ }).getAttribute('href')).toBe('/profissional');
});

it('groups a list by area, each name with its registration (M1, P1)', () => {
  render(<Team {...props} variant="lista" />);
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Clínica geral');
  const row = screen.getByRole('link', { name: 'Ana Exemplo da Silva' }).closest('li');
  expect(row?.textContent).toContain('MÉDICA · CRM-MT 00000');
});
