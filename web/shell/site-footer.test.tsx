import { render, screen } from '@testing-library/react';
import { settingsFixture } from './settings.fixture.ts';
import { SiteFooter } from './site-footer.tsx';

const text = () => screen.getByRole('contentinfo').textContent ?? '';

it('identifies the establishment as the council and the consumer law want (R8, M3, M6, L11)', () => {
  render(<SiteFooter settings={settingsFixture} />);
  expect(text()).toContain('Clínica Exemplo Norte Ltda. · CNPJ 12.ABC.345/01DE-35');
  expect(text()).toContain('Registro CRM-MT nº 00000 · CNES 0000000');
  expect(text()).toContain('Diretora técnica médica: Ana Exemplo da Silva · MÉDICA · CRM-MT 00000');
});

it('names who answers for personal data, and how to reach them (L3, L5)', () => {
  render(<SiteFooter settings={settingsFixture} />);
  expect(text()).toContain('Encarregado pelo tratamento de dados: Fábio Modelo Nunes');
  expect(screen.getByRole('link', { name: 'privacidade@exemplo.invalid' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Política de Privacidade' }).getAttribute('href')).toBe('/privacidade');
});

it('offers a channel where nobody is named (L4)', () => {
  const dpo = { ...settingsFixture.dpo, kind: 'canal' as const, name: 'Ninguém' };
  render(<SiteFooter settings={{ ...settingsFixture, dpo }} />);
  expect(text()).toContain('Canal de privacidade e proteção de dados');
  expect(text()).not.toContain('Ninguém');
});

it('shows hours, emergency notice and the way to accessibility (A1)', () => {
  render(<SiteFooter settings={settingsFixture} />);
  expect(text()).toContain('Segunda a sexta');
  expect(text()).toContain('Em emergência, ligue 192 (SAMU).');
  expect(screen.getByRole('link', { name: 'Acessibilidade' })).toBeTruthy();
});

it('leads to the social networks that the clinic entered', () => {
  const socials = [{ _key: 's', network: 'instagram' as const, url: 'https://exemplo.invalid/clinica' }];
  render(<SiteFooter settings={{ ...settingsFixture, socials }} />);
  const link = screen.getByRole('link', { name: /^Instagram/ });
  expect(link.getAttribute('href')).toBe('https://exemplo.invalid/clinica');
});
