import { render, screen } from '@testing-library/react';
import { drawWithStyles } from '../ui/styles.fixture.tsx';
import { HeaderBar } from './header-bar.tsx';
import { settingsFixture } from './settings.fixture.ts';

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
