import { render, screen, within } from '@testing-library/react';
import { ContactForm } from '#web/contact/contact-form.tsx';
import { settingsFixture } from '#web/shell/settings.fixture.ts';
import type { SectionProps } from '../index.ts';
import Contact from './contact.tsx';

const props = {
  _key: 'c',
  _type: 'contact',
  anchorId: 'contato',
  variant: 'mapa',
  surface: 'claro',
  header: { eyebrow: null, title: 'Contato', lead: null, align: null, titleHidden: null },
  clinic: { ...settingsFixture, formHelper: null, privacyPath: '/privacidade' },
} satisfies SectionProps<'contact'>;

const hrefOf = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');

it('offers WhatsApp, phone and e-mail in Brazilian formats', () => {
  render(<Contact {...props} />);
  expect(hrefOf(/Fale no WhatsApp/)).toBe('https://wa.me/5566900000000?text=Ol%C3%A1');
  expect(hrefOf(/^\(66\) 3000-0000$/)).toBe('tel:+556630000000');
  expect(hrefOf(/contato@/)).toBe('mailto:contato@exemplo.invalid');
});

it('gives the address as text and routes that open only on a tap', () => {
  const { container } = render(<Contact {...props} />);
  expect(screen.getByText('Cidade Exemplo/MT')).toBeTruthy();
  expect(hrefOf(/Google Maps/)).toContain('https://www.google.com/maps/dir/');
  expect(hrefOf(/Waze/)).toContain('https://waze.com/ul?');
  expect(container.querySelector('iframe, script, img[src^="http"]')).toBeNull();
});

it('lists the hours with the closed days', () => {
  render(<Contact {...props} />);
  expect(screen.getByText('7h30 às 18h')).toBeTruthy();
  expect(screen.getByText('Sábado e domingo').nextSibling?.textContent).toBe('Fechado');
});

it('draws the map only in its variant', () => {
  const { rerender } = render(<Contact {...props} />);
  expect(screen.getByText(/Mapa ilustrativo/)).toBeTruthy();
  rerender(<Contact {...props} variant="dados" />);
  expect(screen.queryByText(/Mapa ilustrativo/)).toBeNull();
});

it.each(['dados', 'mapa', 'formulario'] as const)('C2: says where to praise and complain, drawn as %s', (variant) => {
  render(
    <Contact {...props} variant={variant} clinic={{ ...props.clinic, ouvidoriaEmail: 'ouvidoria@exemplo.invalid' }} />,
  );
  screen.getByText('Ouvidoria: elogios, sugestões e reclamações');
  expect(hrefOf(/^ouvidoria@/)).toBe('mailto:ouvidoria@exemplo.invalid');
});

it('shows its title even when the clinic has no settings yet', () => {
  render(<Contact {...props} clinic={null} />);
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Contato');
});

it('writes what the place offers in a row, in the words staff chose from', () => {
  render(<Contact {...props} clinic={{ ...props.clinic, accessibilityFeatures: ['ramp', 'libras'] }} />);
  expect(screen.getByText('Acessibilidade: rampa de acesso, atendimento em Libras.')).toBeTruthy();
});

describe('with a form', () => {
  const site = { MessageForm: ContactForm };

  it('warns of health data, links to the privacy policy and asks for none (L1, L5)', async () => {
    render(<Contact {...props} variant="formulario" site={site} />);
    // Its script is a file of its own.
    const form = within(await screen.findByRole('form', { name: 'Formulário de contato' }, { timeout: 10_000 }));
    expect(form.getByText('Não informe sintomas, diagnósticos ou documentos neste formulário.')).toBeTruthy();
    expect(form.getByRole('link', { name: 'Política de Privacidade' }).getAttribute('href')).toBe('/privacidade');
    expect(form.getAllByRole('textbox').map((field) => field.getAttribute('name'))).toEqual([
      'name',
      'phone',
      'email',
      'text',
    ]);
  });

  it('says what the settings say above the form', () => {
    const clinic = { ...props.clinic, formHelper: 'Sem dados de saúde, por favor.' };
    render(<Contact {...props} variant="formulario" clinic={clinic} site={site} />);
    expect(screen.getByText('Sem dados de saúde, por favor.')).toBeTruthy();
  });
});

it.each(['mapa', 'formulario'] as const)(
  'T1: says beside the hours which department attends nobody today (%s)',
  (variant) => {
    const departmentsToday = [
      { _key: 'u', department: 'Raio-X', label: null, status: 'fechado' as const, intervals: null, day: '2026-11-23' },
    ];
    const hours = { ...settingsFixture.hours, departmentsToday };
    render(<Contact {...props} variant={variant} clinic={{ ...props.clinic, hours }} />);
    expect(screen.getByText(/^Raio-X não atende hoje \(23\/11\)/)).toBeTruthy();
  },
);
