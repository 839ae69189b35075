import { render, screen } from '@testing-library/react';
import { SectionHeader } from './section-header.tsx';

it('keeps a title for those who listen where the page’s own says it to the eye', () => {
  const { container, rerender } = render(<SectionHeader id="t" title="Exames" eyebrow="Imagem" lead="Todos eles." />);
  expect(container.textContent).toBe('ImagemExamesTodos eles.');
  rerender(<SectionHeader id="t" title="Exames" eyebrow="Imagem" lead="Todos eles." titleHidden />);
  const title = screen.getByRole('heading', { level: 2, name: 'Exames' });
  expect([title.id, title.className, container.textContent]).toEqual(['t', 'visually-hidden', 'Exames']);
});
