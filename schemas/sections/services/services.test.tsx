import { render, screen } from '@testing-library/react';
import { areas } from '#web/shell/areas.fixture.ts';
import type { SectionProps } from '../index.ts';
import type { ServiceItem } from './services.tsx';
import Services from './services.tsx';

const item = {
  _id: 's',
  title: 'Psicoterapia individual',
  slug: 'psicoterapia-individual',
  area: areas.psychology,
  summary: 'Encontros regulares.',
  icon: 'conversation',
  image: null,
  modalities: ['presencial', 'online'],
  durationMinutes: 50,
} satisfies ServiceItem;

const props = {
  _key: 's',
  _type: 'services',
  anchorId: null,
  variant: 'cartoes',
  mode: 'all',
  surface: null,
  header: { eyebrow: null, title: 'Serviços', lead: null, align: null, titleHidden: null },
  items: [item],
} satisfies SectionProps<'services'>;

it.each(['cartoes', 'lista'] as const)(
  'leads to the page of each service and says how it happens, as "%s"',
  (variant) => {
    render(<Services {...props} variant={variant} />);
    expect(screen.getByRole('link', { name: /Psicoterapia individual/ }).getAttribute('href')).toBe(
      '/servicos/psicoterapia-individual',
    );
    expect(screen.getByText('Presencial ou online, cerca de 50 minutos')).toBeTruthy();
  },
);

it('groups a list by area, in the order of the site', () => {
  const doctor: ServiceItem = { ...item, _id: 'd', title: 'Consulta', area: areas.medicine };
  render(<Services {...props} variant="lista" items={[item, doctor]} />);
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Clínica geral',
    'Psicologia',
  ]);
});
