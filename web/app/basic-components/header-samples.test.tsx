import { render } from '@testing-library/react';
import { HeaderSamples } from './header-samples.tsx';

function samples() {
  const { container } = render(<HeaderSamples />);
  return [...container.querySelectorAll<HTMLElement>('[data-sample]')];
}

const nameOf = (sample: HTMLElement) => sample.getAttribute('aria-label');

it('shows the header in each look that staff may choose, and after a scroll (R5)', () => {
  const look = (sample: HTMLElement) => {
    const bar = sample.querySelector('header');
    const ground = bar?.closest<HTMLElement>('[data-surface]');
    return [
      nameOf(sample),
      ground?.dataset.surface,
      bar?.hasAttribute('data-blends'),
      bar?.hasAttribute('data-scrolled'),
    ];
  };
  expect(samples().map(look)).toEqual([
    ['Cabeçalho: claro', undefined, false, false],
    ['Cabeçalho: escuro', 'escura', false, false],
    ['Cabeçalho: transparente sobre seção azul suave', 'primaria', true, false],
    ['Cabeçalho: transparente sobre seção escura', 'escura', true, false],
    ['Cabeçalho: depois de rolar a página', undefined, true, true],
    ['Cabeçalho: sem horário, sem telefone e sem botão', undefined, false, false],
  ]);
});

it('shows the line of facts open, closed, by the usual hours, and with the address alone (R5)', () => {
  const facts = samples().map((sample) => {
    const line = sample.querySelector<HTMLElement>('[data-surface] ul:not(nav ul)');
    return line ? [...line.children].map(({ textContent }) => textContent) : null;
  });
  const place = 'Centro, Cidade Exemplo/MT: rota (abre em nova aba)';
  const phone = '(66) 3000-0000';
  const usual = [place, 'Segunda a sexta, 7h30 às 18h', phone];
  expect(facts).toEqual([
    [place, 'Todos os dias, 24 horas', phone],
    [place, 'Todos os dias, 3h às 3h01', phone],
    usual,
    usual,
    null,
    [place],
  ]);
});

it('is never taken for the page’s own header (R5)', () => {
  for (const sample of samples()) {
    expect(sample.querySelectorAll('[data-site-header], aside, [id]')).toHaveLength(0);
    // In a section a `header` is no landmark.
    expect(sample.querySelector('header')?.closest('section')).toBe(sample);
    expect(sample.querySelectorAll('.actions summary')).toHaveLength(1);
  }
});
