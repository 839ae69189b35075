import { render, screen } from '@testing-library/react';
import type { SectionProps } from '../index.ts';
import FormBanner from './form-banner.tsx';

const props = {
  _key: 'f',
  _type: 'formBanner',
  anchorId: null,
  variant: 'exames',
  surface: null,
  header: { eyebrow: null, title: 'Qual exame?', lead: null, align: null },
  placeholder: null,
  hasExams: true,
  action: '/exames',
  portal: { url: 'https://resultados.invalid', label: null, instructions: null },
} satisfies SectionProps<'formBanner'>;

it('is a plain form that carries the question to the list of exams', () => {
  render(<FormBanner {...props} />);
  const form = screen.getByRole<HTMLFormElement>('form', { name: 'Busca de exames' });
  expect([form.getAttribute('action'), form.method]).toEqual(['/exames', 'get']);
  expect(screen.getByRole('searchbox', { name: 'Nome do exame' }).getAttribute('name')).toBe('busca');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Buscar exame' }).type).toBe('submit');
});

it('asks for no protocol here: the portal does', () => {
  render(<FormBanner {...props} variant="resultados" />);
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByRole('link', { name: /Acessar resultados/ }).getAttribute('href')).toBe(
    'https://resultados.invalid',
  );
});
