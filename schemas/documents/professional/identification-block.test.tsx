import { render } from '@testing-library/react';
import { settingsFixture } from '#web/shell/settings.fixture.ts';
import { IdentificationBlock, IdentificationLine } from './identification-block.tsx';

it('sets every line of an identification in one text style, name and numbers alike (M5, M1)', () => {
  const rqes = [{ _key: 'r', title: 'Pediatria', number: '1234', uf: 'MT' as const, kind: 'especialidade' as const }];
  const { container } = render(<IdentificationBlock professional={{ ...settingsFixture.technicalDirector, rqes }} />);
  const block = container.firstElementChild;
  const lines = [...(block?.children ?? [])];
  expect(lines.map((line) => line.textContent)).toEqual([
    'Ana Exemplo da Silva',
    'MÉDICA · CRM-MT 00000',
    'Pediatria · RQE 1234',
  ]);
  expect(new Set(lines.map(({ tagName }) => tagName)).size).toBe(1);
  // Nothing that a style could tell one line from another by; "whole" only keeps a number on one line, "dot" draws the point.
  expect(lines.some((line) => line.hasAttribute('class') || line.hasAttribute('style'))).toBe(false);
  expect(block?.querySelector('small, strong, em, b, i, sup, sub, :not(.whole, .dot, .dot > span, p)')).toBeNull();
});

it('C2: keeps a registration whole, and lets a long line around it break on a phone', () => {
  const text = 'MÉDICA · CRM-MT 00000 · Cadastro no Conselho Regional de Psicologia: CRP-18/00000';
  const { container } = render(<IdentificationLine text={text} />);
  const whole = [...container.querySelectorAll('.whole')].map((part) => part.textContent);
  expect(whole).toEqual(['CRM-MT 00000', 'Psicologia: CRP-18/00000']);
  expect(container.textContent).toBe(text);
});
