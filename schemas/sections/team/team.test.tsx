import { render, screen } from '@testing-library/react';
import { settingsFixture } from '#web/shell/settings.fixture.ts';
import type { SectionProps } from '../index.ts';
import Team from './team.tsx';

type Person = NonNullable<SectionProps<'team'>['people']>[number];

const person = {
  ...settingsFixture.technicalDirector,
  area: 'clinica-geral',
  modalities: null,
  photo: null,
} satisfies Person;

const props = {
  _key: 't',
  _type: 'team',
  anchorId: null,
  mode: 'all',
  area: null,
  surface: null,
  header: { eyebrow: null, title: 'Equipe', lead: null },
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
  render(<Team {...props} people={[]} />);
  expect(screen.getByRole('link', { name: /Ver todos/ }).getAttribute('href')).toBe('/profissional');
});
