import { render, screen } from '@testing-library/react';
import type { Settings } from '#schemas/content.ts';
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
  expect(text()).toContain('Em emergência, ligue 192 (SAMU) ou 193 (Bombeiros).');
  expect(screen.getByRole('link', { name: 'Acessibilidade' })).toBeTruthy();
});

it('leads to the social networks that the clinic entered', () => {
  const socials = [{ _key: 's', network: 'instagram' as const, url: 'https://exemplo.invalid/clinica' }];
  render(<SiteFooter settings={{ ...settingsFixture, socials }} />);
  const link = screen.getByRole('link', { name: /^Instagram/ });
  expect(link.getAttribute('href')).toBe('https://exemplo.invalid/clinica');
});

describe('C2: shows of the licences what the clinic entered', () => {
  const show = (fields: Partial<Settings>) => render(<SiteFooter settings={{ ...settingsFixture, ...fields }} />);

  it('C2: leads to the certificate of regularity, and says until when it is valid (E3)', () => {
    show({ crmCertificate: { validUntil: '2027-03-31', url: 'https://conselho.exemplo.invalid/certificado' } });
    const link = screen.getByRole('link', { name: /^Certificado de regularidade no CRM-MT/ });
    expect(link.getAttribute('href')).toBe('https://conselho.exemplo.invalid/certificado');
    expect(link.parentElement?.textContent).toContain(', válido até 31 de março de 2027');
  });

  it('C2: names the certificate without a link where there is no address of it', () => {
    show({ crmCertificate: { validUntil: '2027-03-31', url: null } });
    expect(text()).toContain('Certificado de regularidade no CRM-MT, válido até 31 de março de 2027');
    expect(screen.queryByRole('link', { name: /^Certificado/ })).toBeNull();
  });

  it('C2: says the number at the council of psychology, as registered or enrolled (P9)', () => {
    const { unmount } = show({ crpRegistration: { region: '18', number: '1234', modality: 'registro' } });
    expect(text()).toContain('Registro no Conselho Regional de Psicologia: CRP 18/1234');
    unmount();
    show({ crpRegistration: { region: '18', number: '1234', modality: 'cadastro' } });
    expect(text()).toContain('Cadastro no Conselho Regional de Psicologia: CRP 18/1234');
  });

  it('C2: says the sanitary licence', () => {
    show({ sanitaryLicense: { number: '45/2026', validUntil: '2026-12-31' } });
    expect(text()).toContain('Alvará sanitário nº 45/2026, válido até 31 de dezembro de 2026');
  });

  it('C2: names who answers for psychology, identified as the council asks', () => {
    const registrations = [
      { _key: 'a', council: 'CRP' as const, category: null, number: '00000', uf: null, region: '18', isPrimary: true },
    ];
    show({
      psychologyLead: { ...settingsFixture.technicalDirector, fullName: 'Carla Amostra Lima', registrations },
    });
    expect(text()).toContain('Responsável pela psicologia: Carla Amostra Lima · Psicóloga · CRP 18/00000');
  });

  it('C2: says nothing of what was left empty or half empty', () => {
    show({
      crmCertificate: { validUntil: null, url: null },
      crpRegistration: { region: '18', number: null, modality: 'registro' },
      sanitaryLicense: { number: null, validUntil: null },
    });
    expect(text()).not.toMatch(/Certificado|Conselho Regional|Alvará|Responsável pela psicologia/);
  });
});

it('T1: says above the week which department attends nobody today', () => {
  const departmentsToday = [
    { _key: 'u', department: 'Raio-X', label: null, status: 'fechado' as const, intervals: null, day: '2026-11-23' },
  ];
  const hours = { ...settingsFixture.hours, departmentsToday };
  render(<SiteFooter settings={{ ...settingsFixture, hours }} />);
  expect(text()).toContain('Raio-X não atende hoje (23/11)');
});
