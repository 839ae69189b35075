import { render, screen } from '@testing-library/react';
import type { ProfessionalSummary } from '../../content.ts';
import { areas } from '#web/shell/areas.fixture.ts';
import { settingsFixture } from '#web/shell/settings.fixture.ts';
import { professionalEntry } from './professional-entry.ts';
import { ProfessionalCard } from './professional-card.tsx';
import { Portrait } from './professional-grid.tsx';

const ana: ProfessionalSummary = {
  ...settingsFixture.technicalDirector,
  area: areas.medicine,
  modalities: null,
  photo: null,
  drawing: null,
};
const drawn: ProfessionalSummary = { ...ana, drawing: 'portrait-woman-bun' };
const photographed = { ...drawn, photo: { asset: { _id: 'image-a-200x200-jpg' } } } as ProfessionalSummary;

describe.each([
  ['a card', (person: ProfessionalSummary) => <ProfessionalCard person={professionalEntry(person)} />],
  ['a page', (person: ProfessionalSummary) => <Portrait person={person} width={320} sizes="320px" />],
])('the portrait of %s', (_where, show) => {
  const drawingOf = (container: Element) => container.querySelector('use')?.getAttribute('href') ?? '';

  it('R2: is the photo, whatever was drawn before', () => {
    const { container } = render(show(photographed));
    expect(screen.getByRole('img', { name: 'Retrato de Ana Exemplo da Silva' })).toBeTruthy();
    expect(drawingOf(container)).toBe('');
  });

  it('R2: is the chosen drawing without a photo, and says nothing of its own', () => {
    const { container } = render(show(drawn));
    expect(drawingOf(container)).toMatch(/#portrait-woman-bun$/);
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.queryByText('AS')).toBeNull();
  });

  it('R2: is the initials of who has neither', () => {
    const { container } = render(show(ana));
    expect(screen.getByText('AS')).toBeTruthy();
    expect(drawingOf(container)).toBe('');
  });
});
