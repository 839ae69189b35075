/**
 * Colour tones by theme and surface. A surface is the ground a section stands on; each one brings its own
 * ink, lines and accents, so that a component only ever asks for "ink" and stays readable wherever staff put it.
 *
 * The seven role colours are the same in both themes. Where one of them cannot carry text at WCAG AA, the tone
 * beside it can: `tones.test.ts` computes every pair.
 */
export const roles = {
  primary: '#316ce8',
  accent: '#607df9',
  secondary: '#a73aeb',
  info: '#0164d3',
  warning: '#fec500',
  error: '#ff4d7e',
  success: '#2cdd9b',
} as const;

export const surfaces = ['branco', 'claro', 'primaria', 'escura'] as const;
export type Surface = (typeof surfaces)[number];

export type ThemeName = 'light' | 'dark';

export type Tones = {
  ground: string;
  card: string;
  /** Decorative hairline: carries no meaning, needs no contrast. */
  line: string;
  /** Boundary of a control: at least 3:1 against ground and card. */
  edge: string;
  ink: string;
  inkSoft: string;
  link: string;
  action: string;
  actionHover: string;
  actionInk: string;
  /** Around a button, where its colour cannot be told from the ground: at least 3:1. The seed's can. */
  actionEdge?: string;
  focus: string;
  tint: string;
  tintInk: string;
  violet: string;
  violetTint: string;
  green: string;
  greenTint: string;
  error: string;
  errorTint: string;
  warning: string;
  warningTint: string;
};

const lightAccents = {
  violet: '#7d26b8',
  violetTint: '#f5ebfd',
  green: '#086848',
  greenTint: '#e1f8ee',
  error: '#b01f52',
  errorTint: '#ffebf1',
  warning: '#6b5000',
  warningTint: '#fff5d1',
};

const darkAccents = {
  violet: '#d8affa',
  violetTint: '#2b1c48',
  green: '#6fe5ba',
  greenTint: '#10332f',
  error: '#ff9bb7',
  errorTint: '#3d1829',
  warning: '#ffd862',
  warningTint: '#352b10',
};

const lightBase = {
  ...lightAccents,
  line: '#dde5f0',
  edge: '#71809b',
  ink: '#0e1b33',
  inkSoft: '#475673',
  link: '#0159bd',
  action: roles.primary,
  actionHover: '#2855bd',
  actionInk: '#ffffff',
  focus: roles.info,
  tint: '#eaf1fe',
  tintInk: '#2450b8',
};

const darkBase = {
  ...darkAccents,
  line: '#25334f',
  edge: '#7487ab',
  ink: '#eef3fb',
  inkSoft: '#adbbd3',
  link: '#92b8ff',
  action: roles.primary,
  actionHover: '#2a5fd3',
  actionInk: '#ffffff',
  focus: '#92b8ff',
  tint: '#192b50',
  tintInk: '#adc8ff',
};

const onNight = { ...darkBase, ink: '#f3f7fd', inkSoft: '#b6c4da' };

export const tones: Record<ThemeName, Record<Surface, Tones>> = {
  light: {
    branco: { ...lightBase, ground: '#ffffff', card: '#ffffff' },
    claro: { ...lightBase, ground: '#f3f7fb', card: '#ffffff', line: '#d6e0ec', edge: '#6d7c97' },
    primaria: {
      ...lightBase,
      ground: '#e8effd',
      card: '#ffffff',
      line: '#cbdaf7',
      edge: '#677695',
      link: '#0154b3',
      tint: '#d9e5fc',
      tintInk: '#2048a6',
    },
    escura: { ...onNight, ground: '#0d1a33', card: '#162747', line: '#2a3b5c', tint: '#1d3157' },
  },
  dark: {
    branco: { ...darkBase, ground: '#0a1222', card: '#131e34' },
    claro: { ...darkBase, ground: '#0f192c', card: '#182540', line: '#293857' },
    primaria: { ...darkBase, ground: '#101e3c', card: '#172746', line: '#2c4170', edge: '#8094ba', tint: '#21386a' },
    escura: { ...onNight, ground: '#060b16', card: '#0f1829', line: '#202d46', tint: '#16243f' },
  },
};
