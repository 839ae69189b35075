import { render, screen } from '@testing-library/react';
import { linkOf } from '#schemas/objects/link.fixture.ts';
import { attention, linked, paragraph } from '#schemas/objects/rich-text-body.fixture.ts';
import { RichText } from './rich-text.tsx';

const callsIn = (...texts: readonly string[]) => {
  render(<RichText value={texts.map((text) => paragraph(text, text))} />);
  return screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
};

it('V: calls with one tap an emergency number that a text says to call', () => {
  expect(
    callsIn(
      'O CVV atende pelo telefone 188, a qualquer hora.',
      'Em uma emergência, ligue 192 ou 193. Ligue para o 190.',
    ),
  ).toEqual(['188', '192', '193', '190'].map((number) => [number, `tel:${number}`]));
  expect(screen.getByText(/^Em uma emergência/).textContent).toBe(
    'Em uma emergência, ligue 192 ou 193. Ligue para o 190.',
  );
});

it('V: takes no measure, no longer number and no link of staff for an emergency number', () => {
  expect(callsIn('Colesterol de 190 mg/dL.', 'Ligue 1920.', 'Telefone 3000-0192.')).toEqual([]);
  const block = linked(paragraph('a', 'Ligue 192'), 'Ligue 192', linkOf('phone'));
  render(<RichText value={[{ ...block, markDefs: [{ _type: 'link', _key: 'link', href: 'tel:192' }] }]} />);
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Ligue 192']);
});

it('sets what nobody should miss into a box, with its links', () => {
  render(<RichText value={[paragraph('a', 'Antes.'), attention('b', 'Em uma emergência, ligue 192.')]} hasAnchors />);
  const box = screen.getByText(/^Em uma emergência/);
  expect(box.tagName).toBe('P');
  expect(box.className).toContain('attention');
  expect(box.querySelector('a')?.getAttribute('href')).toBe('tel:192');
  expect(screen.getByText('Antes.').className).not.toContain('attention');
});
