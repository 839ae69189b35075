import { fireEvent, render, screen } from '@testing-library/react';
import { ListFilterBehaviour } from './list-filter-behaviour.ts';
import { ProfessionalList } from './professional-list.tsx';
import { settingsFixture } from './settings.fixture.ts';

const doctor = { ...settingsFixture.technicalDirector, area: 'clinica-geral', modalities: null, photo: null } as const;
const team = ['Ana Exemplo', 'Bruno Modelo', 'Carla Amostra'].map((fullName) => ({
  ...doctor,
  _id: fullName,
  fullName,
}));
const psychologist = { ...doctor, _id: 'd', fullName: 'Débora Teste', area: 'psicologia' } as const;

function show() {
  render(
    <>
      <ProfessionalList professionals={[...team, psychologist]} />
      <ListFilterBehaviour />
    </>,
  );
  return screen.getByRole('searchbox', { name: 'Buscar por nome, profissão ou área' });
}

const shown = () => screen.queryAllByRole('article').map((card) => card.querySelector('a')?.textContent);

it('filters the professionals while the visitor types, accents or not, and says how many are left (R2)', () => {
  const field = show();
  fireEvent.input(field, { target: { value: 'debora' } });
  expect(shown()).toEqual(['Débora Teste']);
  expect(screen.queryByRole('heading', { name: 'Clínica geral' })).toBeNull();
  expect(screen.getByText('1 de 4')).toBeTruthy();
  fireEvent.input(field, { target: { value: '' } });
  expect(shown()).toHaveLength(4);
});

it('finds by area and says when there is nobody (R2)', () => {
  const field = show();
  fireEvent.input(field, { target: { value: 'psicologia' } });
  expect(shown()).toEqual(['Débora Teste']);
  fireEvent.input(field, { target: { value: 'pediatria' } });
  expect(shown()).toEqual([]);
  expect(screen.getByText('Nada encontrado.')).toBeTruthy();
});

it('is a form that asks the server where there is no script (R2)', () => {
  const form = show().closest('form');
  expect([form?.getAttribute('action'), form?.method]).toEqual(['/profissional', 'get']);
  document.body.replaceChildren();
  render(<ProfessionalList professionals={[...team, psychologist]} words="Débora" />);
  expect(shown()).toEqual(['Débora Teste']);
});
