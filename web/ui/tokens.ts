import { createTheme } from 'styled-components';
import { artTones } from './art-tones.ts';
import { roles, tones } from './tones.ts';

const contract = createTheme({ role: roles, tone: tones.light.branco, art: artTones.light }, { prefix: 'c' });

/** Declared where a clinic's own colour needs them, and nowhere else (`brand-tones.ts`). */
export const brandOnly = { primaryInk: '--c-primaryInk', actionEdge: '--c-tone-actionEdge' } as const;

/** Names of the custom properties, for the stylesheet that declares them. */
export const names = { ...contract.vars, tone: { ...contract.vars.tone, actionEdge: brandOnly.actionEdge } };

function references<Names extends Record<string, string>>(group: Names): Names {
  const entries = Object.entries(group).map(([key, name]) => [key, `var(${name})`]);
  return Object.fromEntries(entries) as Names;
}

/*
 * createTheme's own strings repeat the light value as a fallback wherever one is used: a tenth of a page's HTML, for
 * variables that are always declared. Tones of the drawings are declared for the dark alone.
 */

/**
 * The design tokens as typed `var(--c-…)` strings. `global-style.tsx` declares them for every theme and surface, so a
 * switch of theme changes variables and re-renders nothing.
 */
export const theme = { role: references(names.role), tone: references(contract.vars.tone), art: contract.art };

/** What is written on the role colour `primary`. */
export const onPrimary = `var(${brandOnly.primaryInk},#fff)`;

/**
 * The colour of actions where it has to be told from the ground: a button's edge, a bar.
 * @param otherwise where the action itself can be told from it, as the seed's can
 */
export const actionEdge = (otherwise: string) => `var(${brandOnly.actionEdge},${otherwise})`;

/** One fluid scale, from a 360 px phone to a 1280 px screen. The ratio text:display stays above 35 % (CFM manual). */
export const type = {
  display: 'clamp(2rem,1.63rem + 1.63vw,2.8125rem)',
  h2: 'clamp(1.625rem,1.35rem + 1.2vw,2.25rem)',
  h3: 'clamp(1.25rem,1.14rem + 0.48vw,1.5rem)',
  h4: '1.125rem',
  lead: 'clamp(1.125rem,1.07rem + 0.24vw,1.25rem)',
  body: 'clamp(1rem,0.97rem + 0.12vw,1.0625rem)',
  small: 'clamp(0.875rem, 0.7813rem + 0.195vw, 0.9375rem)',
} as const;

export const weight = { text: 400, label: 500, title: 700 } as const;

/** Space in steps of 2 px; in rem, so that it grows with the reader's font size. `space(8)` is 16 px. */
export function space(steps: number): string {
  return `${(steps * 2) / 16}rem`;
}

/** Air above and below a section on a coloured ground: 40 px on phones, 80 px on wide screens. */
export const sectionSpace = 'clamp(2.5rem,1.5rem + 4.5vw,5rem)';

export const radius = { control: '8px', card: '16px', pill: '999px' } as const;

/** The one shadow, for what floats over the page. */
export const shadow = '0 12px 32px -12px rgb(13 26 51 / 28%)';

export const duration = { quick: '150ms', calm: '220ms' } as const;

export const ease = 'cubic-bezier(0.2,0.7,0.2,1)';

export { type Breakpoint, breakpoint, from, phone, whereBarsFit } from './breakpoints.ts';

export const measure = { text: '66ch', content: '71.25rem' } as const;

export const headerHeight = { wide: '64px', small: '56px', dense: '48px' } as const;
