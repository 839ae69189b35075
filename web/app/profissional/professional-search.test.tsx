import { fireEvent, render, screen } from '@testing-library/react';
import { act } from 'react';
import { SWRConfig } from 'swr';
import { professionalEntry } from '#schemas/documents/professional/professional-entry.ts';
import { jsonResponse } from '#web/live/response.fixture.ts';
import { areas } from '#web/shell/areas.fixture.ts';
import { settingsFixture } from '#web/shell/settings.fixture.ts';
import { ProfessionalList } from './professional-list.tsx';

const doctor = { ...settingsFixture.technicalDirector, area: areas.medicine, modalities: null, photo: null } as const;
const person = (fullName: string, more: object = {}) =>
  professionalEntry({ ...doctor, registrations: [...doctor.registrations], _id: fullName, fullName, ...more });
const team = ['Ana Exemplo', 'Bruno Modelo', 'Carla Amostra'].map((name) => person(name));
const everyone = [...team, person('Débora Teste', { area: areas.psychology })];

let asked: string[];
let answer = everyone;

beforeEach(() => {
  asked = [];
  answer = everyone;
  history.replaceState(null, '', '/profissional');
  const send = async (url: URL) => {
    asked.push(url.href);
    return jsonResponse({ data: answer, tags: ['s1:professional'] });
  };
  Object.assign(globalThis, { fetch: send });
});

async function show(words?: string): Promise<HTMLInputElement> {
  const cache = new Map();
  await act(async () => {
    render(
      <SWRConfig value={{ provider: () => cache }}>
        <ProfessionalList professionals={everyone} {...(words && { words })} />
      </SWRConfig>,
    );
  });
  return await screen.findByRole<HTMLInputElement>('searchbox', { name: 'Buscar por nome, profissão ou área' });
}

const shown = () => screen.queryAllByRole('article').map((card) => card.querySelector('a')?.textContent);
const type = (field: HTMLInputElement, value: string) => fireEvent.change(field, { target: { value } });

it('filters the professionals while the visitor types, accents or not, and says how many are left (R2)', async () => {
  const field = await show();
  type(field, 'debora');
  expect(shown()).toEqual(['Débora Teste']);
  expect(screen.queryByRole('heading', { name: 'Clínica geral' })).toBeNull();
  expect(screen.getByText('1 de 4')).toBeTruthy();
  type(field, '');
  expect(shown()).toHaveLength(4);
});

it('finds by area and says when there is nobody (R2)', async () => {
  const field = await show();
  type(field, 'psicologia');
  expect(shown()).toEqual(['Débora Teste']);
  type(field, 'pediatria');
  expect(shown()).toEqual([]);
  expect(screen.getByText('Nada encontrado.')).toBeTruthy();
});

it('is a form that asks the server where there is no script (R2)', async () => {
  const form = (await show()).closest('form');
  expect([form?.getAttribute('action'), form?.method]).toEqual(['/profissional', 'get']);
});

it('V4: finds everybody on a page that the server has narrowed already; Enter changes the address', async () => {
  history.replaceState(null, '', '/profissional?q=ana');
  const field = await show('ana');
  expect(shown()).toEqual(['Ana Exemplo']);
  type(field, 'bruno');
  expect(shown()).toEqual(['Bruno Modelo']);
  fireEvent.submit(field);
  expect(location.search).toBe('?q=bruno');
  type(field, '');
  expect(shown()).toHaveLength(4);
  fireEvent.submit(field);
  expect(location.search).toBe('');
});

it('follows the way back through the questions that were asked', async () => {
  const field = await show();
  type(field, 'bruno');
  fireEvent.submit(field);
  history.replaceState(null, '', '/profissional?q=carla');
  fireEvent(window, new PopStateEvent('popstate'));
  expect([field.value, shown()]).toEqual(['carla', ['Carla Amostra']]);
});

it('reads who attends when a visitor reaches the field, once, and shows it without moving the focus (S5)', async () => {
  const field = await show();
  answer = everyone.slice(1);
  await act(async () => field.focus());
  expect(asked).toEqual(['http://localhost/api/content/professionals']);
  expect(shown()).toEqual(['Bruno Modelo', 'Carla Amostra', 'Débora Teste']);
  expect(document.activeElement).toBe(field);
});
