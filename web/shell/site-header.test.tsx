import { jest } from '@jest/globals';
import { fireEvent, render, screen, within } from '@testing-library/react';
import type { Settings } from '#schemas/content.ts';
import { followHeader, showWhere } from '../behaviours/header-menu.ts';
import { settingsFixture } from './settings.fixture.ts';
import { SiteHeader, HeaderBar } from './site-header.tsx';
import { themeScript } from './inline-code.ts';
import { drawWithStyles } from '../ui/styles.fixture.tsx';

beforeAll(followHeader);

function show(path: string) {
  history.replaceState(null, '', path);
  const { container } = render(
    <>
      <SiteHeader settings={settingsFixture} />
      <main tabIndex={-1}>Conteúdo</main>
    </>,
  );
  showWhere();
  const menu = container.querySelector('details');
  const summary = container.querySelector('summary');
  if (!menu || !summary) throw new Error('The header has no menu.');
  return { menu, summary };
}

beforeEach(() => {
  delete document.documentElement.dataset.theme;
  localStorage.clear();
});

it('closes the menu on Escape and gives the focus back to its button', () => {
  const { menu, summary } = show('/');
  menu.open = true;
  within(menu).getByRole('link', { name: 'Profissionais' }).focus();
  expect(menu.open).toBe(true);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(menu.open).toBe(false);
  expect(document.activeElement).toBe(summary);
});

it('V17: closes the folded menu when the window becomes wide enough for the whole one (B7)', () => {
  const { menu } = show('/');
  menu.open = true;
  const drawn = jest.spyOn(menu, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
  window.dispatchEvent(new Event('resize'));
  expect(menu.open).toBe(true);
  // Nothing is drawn of it in a wide window (web/shell/header-style.ts); e2e/measures.test.ts sees it.
  drawn.mockRestore();
  window.dispatchEvent(new Event('resize'));
  expect(menu.open).toBe(false);
});

it('closes the menu with the next page, and not before', () => {
  const { menu } = show('/');
  menu.open = true;
  showWhere();
  expect(menu.open).toBe(true);
  history.pushState(null, '', '/exames');
  showWhere();
  expect(menu.open).toBe(false);
});

it('closes the menu when the focus moves into the page it covers', () => {
  const { menu } = show('/');
  menu.open = true;
  screen.getByText('Conteúdo').focus();
  expect(menu.open).toBe(false);
});

it('marks the current page, also for the pages below it', () => {
  show('/profissional/ana-exemplo');
  const current = document.querySelectorAll('[aria-current]');
  expect([...current].map((link) => link.textContent)).toEqual(['Profissionais', 'Profissionais']);
});

it('S18: an item with links below it unfolds in the bar, itself the first, and is whole in the folded menu', () => {
  const item = (label: string, isUnder = false) => ({
    _key: label,
    label,
    isUnder,
    link: { kind: 'page' as const, href: `/${label.toLowerCase()}` },
  });
  const settings = { ...settingsFixture, mainMenu: [item('Exames'), item('Resultados', true), item('Contato')] };
  const { container } = render(<HeaderBar settings={settings} booking={null} data-site-header="" />);
  const unfolding = container.querySelector<HTMLDetailsElement>('.wide details');
  expect([...(unfolding?.querySelectorAll('a') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Exames',
    'Resultados',
  ]);
  expect(container.querySelectorAll('.panel .under a')).toHaveLength(1);
  unfolding?.setAttribute('open', '');
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(unfolding?.open).toBe(false);
});

it('leaves out a link whose page is gone', () => {
  show('/');
  expect(screen.queryByText('Página removida')).toBeNull();
});

it('switches the theme, in the bar and in the menu, by the script in the head (B5)', () => {
  Object.assign(window, { matchMedia: () => ({ matches: false, addEventListener: () => undefined }) });
  const script = document.createElement('script');
  script.textContent = themeScript;
  document.head.append(script);
  show('/');
  const buttons = screen.getAllByRole('button', { hidden: true, name: /Tema/ });
  // As React does with clicks that come while it takes the page over.
  document.addEventListener('click', (event) => event.stopPropagation(), { capture: true, once: true });
  const themes = buttons.map((button) => {
    fireEvent.click(button);
    return document.documentElement.dataset.theme;
  });
  expect(themes).toEqual(['dark', 'light']);
});

it('says where, when and by which phone before anything else', () => {
  show('/');
  const facts = screen.getByRole('complementary', { name: 'Local, horário e telefone' });
  expect(facts.textContent).toContain('Centro, Cidade Exemplo/MT');
  expect(facts.textContent).toContain('Segunda a sexta, 7h30 às 18h');
  expect(within(facts).getByRole('link', { name: /rota/ }).getAttribute('href')).toMatch(/google\.com\/maps/);
  // Phones show it in the bar at the bottom instead.
  const phone = within(facts).getByRole('link', { name: '(66) 3000-0000', hidden: true });
  expect(phone.getAttribute('href')).toBe('tel:+556630000000');
});

it('U6: leads to the form for appointments; to another site it announces the new tab', () => {
  show('/');
  expect(screen.getByRole('link', { name: 'Agendar consulta' }).getAttribute('href')).toBe('/agendar');
  const booking = { mode: 'url' as const, url: 'https://agenda.example', label: null };
  render(<SiteHeader settings={{ ...settingsFixture, booking }} />);
  const elsewhere = screen.getByRole('link', { name: 'Agendar consulta (abre em nova aba)' });
  expect([elsewhere.getAttribute('href'), elsewhere.getAttribute('rel')]).toEqual([
    'https://agenda.example',
    'noreferrer',
  ]);
});

it('changes its state after 300 px of scroll (B8)', () => {
  show('/');
  const bar = document.querySelector('[data-site-header]');
  const at = (y: number) => {
    Object.defineProperty(window, 'scrollY', { configurable: true, value: y });
    fireEvent.scroll(window);
    return bar?.hasAttribute('data-scrolled');
  };
  expect([at(300), at(301), at(0)]).toEqual([false, true, false]);
});

it('is light, dark, or blends with the first section of the page, as staff chose (R8)', () => {
  const bar = (headerStyle: Settings['headerStyle']) => {
    const { container, unmount } = render(<SiteHeader settings={{ ...settingsFixture, headerStyle }} />);
    const { surface, blends } = container.querySelector<HTMLElement>('[data-site-header]')?.dataset ?? {};
    unmount();
    return { surface, blends };
  };
  expect(bar('claro')).toEqual({ surface: undefined, blends: undefined });
  expect(bar('escuro')).toEqual({ surface: 'escura', blends: undefined });
  expect(bar('transparente')).toEqual({ surface: undefined, blends: '' });
});

it('T1: says beside “aberto agora” which department attends nobody today', () => {
  const departmentsToday = [
    { _key: 'u', department: 'Raio-X', label: null, status: 'fechado' as const, intervals: null, day: '2026-11-23' },
  ];
  const hours = { ...settingsFixture.hours, departmentsToday };
  render(<SiteHeader settings={{ ...settingsFixture, hours }} />);
  const facts = screen.getByRole('complementary', { name: 'Local, horário e telefone' });
  expect(facts.textContent).toContain('Raio-X não atende hoje (23/11)');
  expect(facts.textContent).toContain('Segunda a sexta, 7h30 às 18h');
});

const bar = <HeaderBar settings={settingsFixture} booking={{ href: '/contato', label: 'Agendar' }} />;

afterEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
});

it('stays on the screen only as the page’s own bar, and above nothing elsewhere (R5)', () => {
  const rules = [...drawWithStyles(bar).cssRules].map(({ cssText }) => cssText);
  const floating = rules.filter((rule) => /position: ?(?:sticky|fixed)|z-index: ?20/.test(rule));
  expect(floating.length).toBeGreaterThan(0);
  expect(floating.filter((rule) => !rule.includes('[data-site-header]'))).toEqual([]);
  expect(document.querySelector('[data-site-header]')).toBeNull();
});

it('has a menu that opens without script, and no id that a second bar would repeat (R5)', () => {
  const { container } = render(bar);
  expect(container.querySelectorAll('summary')).toHaveLength(1);
  expect(container.querySelectorAll('[id]')).toHaveLength(0);
});

it('leaves the button out where nobody can book (R5)', () => {
  const { rerender } = render(bar);
  expect(screen.getByRole('link', { name: 'Agendar' }).getAttribute('href')).toBe('/contato');
  rerender(<HeaderBar settings={settingsFixture} booking={null} />);
  expect(screen.queryByRole('link', { name: 'Agendar' })).toBeNull();
});

it('V: the folded menu has the links of the footer, too, each once', () => {
  const link = (label: string, href: string) => ({ _key: label, label, link: { kind: 'page' as const, href } });
  const settings = {
    ...settingsFixture,
    mainMenu: [{ ...link('Exames', '/exames'), isUnder: false }],
    footerMenu: [link('A clínica', '/a-clinica'), link('Ver exames', '/exames')],
  };
  render(<HeaderBar settings={settings} booking={null} />);
  const names = (menu: string) =>
    within(screen.getByRole('navigation', { name: menu }))
      .getAllByRole('link')
      .map((item) => item.textContent);
  expect(names('Menu')).toEqual(['Exames', 'A clínica']);
  expect(names('Principal')).toEqual(['Exames']);
});
