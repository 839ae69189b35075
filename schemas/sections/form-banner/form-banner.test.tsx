import { cleanup, render, screen } from '@testing-library/react';
import type { SectionProps } from '../index.ts';
import FormBanner from './form-banner.tsx';

const props = {
  _key: 'f',
  _type: 'formBanner',
  anchorId: null,
  variant: 'exames',
  surface: null,
  header: { eyebrow: null, title: 'Qual exame?', lead: null, align: null, titleHidden: null },
  placeholder: null,
  exams: [{ _id: 'exam-a', title: 'Raio-X de tórax', slug: 'raio-x-de-torax' }],
  portal: { url: 'https://resultados.invalid', label: null, instructions: null },
} satisfies SectionProps<'formBanner'>;

it('is a plain form that asks the search of the site, with and without scripts (P5)', () => {
  render(<FormBanner {...props} />);
  const form = screen.getByRole<HTMLFormElement>('form', { name: 'Nome do exame' });
  expect([form.getAttribute('action'), form.method]).toEqual(['/busca', 'get']);
  expect(screen.getByRole('searchbox', { name: 'Nome do exame' }).getAttribute('name')).toBe('q');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Buscar' }).type).toBe('submit');
});

// Jsdom takes no screen for wide: what phones leave out is hidden there.
it('leads to some exams, and is not there before there is one', () => {
  render(<FormBanner {...props} />);
  expect(screen.getByRole('link', { name: 'Raio-X de tórax', hidden: true }).getAttribute('href')).toBe(
    '/exames/raio-x-de-torax',
  );
  cleanup();
  render(<FormBanner {...props} exams={[]} />);
  expect(screen.queryByRole('searchbox')).toBeNull();
});

it('asks for no protocol here: the portal does', () => {
  render(<FormBanner {...props} variant="resultados" />);
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByRole('link', { name: /Acessar resultados/ }).getAttribute('href')).toBe(
    'https://resultados.invalid',
  );
});
