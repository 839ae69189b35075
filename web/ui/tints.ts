import { theme } from './tokens.ts';

/** Soft grounds for decoration, each with the ink that is readable on it. */
export const tints = {
  blue: [theme.tone.tint, theme.tone.tintInk],
  violet: [theme.tone.violetTint, theme.tone.violet],
  green: [theme.tone.greenTint, theme.tone.green],
} as const;

export type Tint = keyof typeof tints;
