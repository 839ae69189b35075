import type { ThemeName } from './tones.ts';

/** Tones of the illustrations. Dark scenes are drawn at night, not inverted: lamps and windows keep their light. */
export type ArtTones = {
  wall: string;
  wallShade: string;
  floor: string;
  sky: string;
  sun: string;
  hill: string;
  leaf: string;
  leafDeep: string;
  trunk: string;
  wood: string;
  woodDeep: string;
  paper: string;
  metal: string;
  metalDeep: string;
  blue: string;
  blueSoft: string;
  blueDeep: string;
  violet: string;
  green: string;
  screen: string;
  skinLight: string;
  skinBrown: string;
  skinDeep: string;
  hairDark: string;
  hairBrown: string;
  hairGrey: string;
};

export const artTones: Record<ThemeName, ArtTones> = {
  light: {
    wall: '#e9f0fb',
    wallShade: '#dbe6f7',
    floor: '#cfdcf1',
    sky: '#d2e6fb',
    sun: '#ffe08a',
    hill: '#a9d8cf',
    leaf: '#4fb893',
    leafDeep: '#2c8f76',
    trunk: '#8a6f63',
    wood: '#e5c9ad',
    woodDeep: '#cfa988',
    paper: '#ffffff',
    metal: '#b7c5dc',
    metalDeep: '#8597b6',
    blue: '#316ce8',
    blueSoft: '#8fb0f7',
    blueDeep: '#1f3f8f',
    violet: '#a98bf0',
    green: '#2cdd9b',
    screen: '#17284d',
    skinLight: '#f2cba8',
    skinBrown: '#c68c63',
    skinDeep: '#80523a',
    hairDark: '#33283a',
    hairBrown: '#7a543f',
    hairGrey: '#c3c9d6',
  },
  dark: {
    wall: '#14203a',
    wallShade: '#1a2947',
    floor: '#0f1a30',
    sky: '#1c3564',
    sun: '#f3d88b',
    hill: '#1f5a63',
    leaf: '#2f8d75',
    leafDeep: '#1f6a5d',
    trunk: '#5d4a48',
    wood: '#8f735f',
    woodDeep: '#745a4a',
    paper: '#d5dfef',
    metal: '#54688f',
    metalDeep: '#3c4e73',
    blue: '#316ce8',
    blueSoft: '#5b83dd',
    blueDeep: '#1a3a86',
    violet: '#8466d6',
    green: '#2cdd9b',
    screen: '#080f1f',
    skinLight: '#d9ab87',
    skinBrown: '#a87351',
    skinDeep: '#6d4532',
    hairDark: '#0d0a14',
    hairBrown: '#5d3f30',
    hairGrey: '#9aa4b8',
  },
};
