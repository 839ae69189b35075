import { act } from 'react';
import { render, screen, within } from '@testing-library/react';
import type { ProfessionalDetails } from '#schemas/content.ts';
import { professionalEntry } from '#schemas/documents/professional/professional-entry.ts';
import { ProfessionalProfile } from './[slug]/professional-profile.tsx';
import { areas } from '#web/shell/areas.fixture.ts';
import { ErrorView } from '#web/shell/error-view.tsx';
import { settingsFixture } from '#web/shell/settings.fixture.ts';
import { ProfessionalList } from './professional-list.tsx';

const director = settingsFixture.technicalDirector;
const doctor = { ...director, area: areas.medicine, modalities: null, photo: null, drawing: null } as const;
const psychologist = {
  ...doctor,
  _id: 'carla',
  slug: 'carla-amostra',
  fullName: 'Carla Amostra Lima',
  area: areas.psychology,
  registrations: [
    { _key: 'a', council: 'CRP', category: null, number: '00000', uf: null, region: '18', isPrimary: true },
  ],
} as const;

const profile = {
  ...doctor,
  registrations: [...director.registrations],
  modalities: ['presencial'],
  _updatedAt: '',
  status: 'ativo',
  bio: null,
  education: null,
  languages: null,
  focusAreas: null,
  approaches: null,
  ageGroups: null,
  schedule: null,
  visits: null,
  absences: null,
  closures: null,
  today: '2026-11-22',
  ended: [],
  healthPlans: [],
  prices: [],
  bookingUrl: null,
  lattesUrl: null,
  services: [],
  exams: [],
  posts: [],
  isDemo: true,
  seo: null,
} satisfies ProfessionalDetails;

it('groups professionals by area, in the order of the site, each with the registration (R2)', async () => {
  const people = [{ ...psychologist, registrations: [...psychologist.registrations] }, doctor].map((one) =>
    professionalEntry(one),
  );
  await act(async () => {
    render(<ProfessionalList professionals={people} />);
  });
  await screen.findByRole('region', { name: 'Psicologia' });
  expect(screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent)).toEqual([
    'Clínica geral',
    'Psicologia',
  ]);
  const general = screen.getByRole('region', { name: 'Clínica geral' });
  expect(general.textContent).toContain('MÉDICA · CRM-MT 00000');
  expect(within(general).getByRole('link').getAttribute('href')).toBe('/profissional/ana-exemplo');
  expect(screen.getByRole('region', { name: 'Psicologia' }).textContent).toContain('Psicóloga · CRP 18/00000');
});

it('M: an area has a readable address, and those that were printed still lead to it', async () => {
  const nutrition = { _id: 'b7f2', title: 'Nutrição', order: null, regulation: 'outra', anchor: 'nutricao' } as const;
  const nutritionist = { ...doctor, _id: 'nina', area: nutrition };
  const people = [doctor, nutritionist].map((one) => ({ ...one, registrations: [...one.registrations] }));
  await act(async () => {
    render(<ProfessionalList professionals={people.map((one) => professionalEntry(one))} />);
  });
  const group = await screen.findByRole('region', { name: 'Nutrição' });
  expect(document.querySelector('#nutricao')).toBe(within(group).getByRole('heading', { level: 2 }));
  expect(document.querySelector('#b7f2')).toBe(group);
  const first = screen.getByRole('region', { name: 'Clínica geral' });
  expect(document.querySelector('#area-clinica-geral')).toBe(within(first).getByRole('heading', { level: 2 }));
  expect(document.querySelectorAll('#area-clinica-geral')).toHaveLength(1);
});

it('says so when nobody is listed', async () => {
  await act(async () => {
    render(<ProfessionalList professionals={[]} />);
  });
  expect(await screen.findByText(/Nenhum profissional encontrado/)).toBeTruthy();
});

it('identifies a professional above the fold and offers to book (R2, M4)', () => {
  render(<ProfessionalProfile professional={profile} settings={settingsFixture} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Ana Exemplo da Silva');
  expect(screen.getByText('CRM-MT 00000')).toBeTruthy();
  expect(screen.getByRole('link', { name: /Agendar consulta/ })).toBeTruthy();
});

it('does not offer to book with somebody on leave', () => {
  render(<ProfessionalProfile professional={{ ...profile, status: 'licenca' }} settings={settingsFixture} />);
  expect(screen.getByText('Esta profissional não está atendendo no momento.')).toBeTruthy();
  expect(screen.queryByRole('link', { name: /Agendar consulta/ })).toBeNull();
});

it('offers a way home on errors, and the status, 500 when none is given (E2)', () => {
  render(<ErrorView retry={<button type="button">Tentar novamente</button>} />);
  expect(screen.getByText('Código: 500')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Tentar novamente' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Voltar ao início' }).getAttribute('href')).toBe('/');
});
