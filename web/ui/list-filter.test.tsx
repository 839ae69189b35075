import { fireEvent, render, screen } from '@testing-library/react';
import { matches } from './fold.ts';
import { ListFilter } from './list-filter.tsx';

function show() {
  render(
    <ListFilter label="Buscar exame" nouns={['exame', 'exames']} empty="Nenhum exame encontrado.">
      <section data-group="" aria-label="Ultrassom">
        <p data-search="Tireoide ecografia">Tireoide</p>
        <p data-search="Abdome total">Abdome</p>
      </section>
      <section data-group="" aria-label="Raio-X">
        <p data-search="Tórax chapa">Tórax</p>
      </section>
    </ListFilter>,
  );
  const visible = () => ['Tireoide', 'Abdome', 'Tórax'].filter((name) => !screen.getByText(name).hidden);
  const ask = (value: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value } });
  return { visible, ask };
}

it('keeps what fits, by any of its names, and says how many', () => {
  const { visible, ask } = show();
  ask('ECOGRAFIA');
  expect(visible()).toEqual(['Tireoide']);
  expect(screen.getByRole('status').textContent).toBe('1 exame');
  ask('');
  expect(visible()).toEqual(['Tireoide', 'Abdome', 'Tórax']);
  expect(screen.getByRole('status').textContent).toBe('');
});

it('finds words without their accents, and hides groups that are left empty', () => {
  const { visible, ask } = show();
  ask('torax');
  expect(visible()).toEqual(['Tórax']);
  expect(screen.getByLabelText('Ultrassom').hidden).toBe(true);
});

it('says when nothing fits', () => {
  const { visible, ask } = show();
  ask('ressonância');
  expect(visible()).toEqual([]);
  expect(screen.getByRole('status').textContent).toBe('Nenhum exame encontrado.');
});

it('takes the question of the address', () => {
  window.history.replaceState(null, '', '/exames?busca=abdome');
  const { visible } = show();
  expect(visible()).toEqual(['Abdome']);
  window.history.replaceState(null, '', '/');
});

it('wants every word of the question', () => {
  expect(matches('Ultrassonografia de abdome total', 'abdome ultra')).toBe(true);
  expect(matches('Ultrassonografia de abdome total', 'abdome tireoide')).toBe(false);
});
