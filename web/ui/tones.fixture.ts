import type { Tones } from './tones.ts';

type Tone = Exclude<keyof Tones, 'actionEdge'>;

const text: Tone[] = ['ink', 'inkSoft', 'link', 'violet', 'green', 'error', 'warning'];
/** Text and what it stands on: 4.5:1. */
export const pairs: [Tone, Tone][] = [
  ...text.flatMap((tone): [Tone, Tone][] => [
    [tone, 'ground'],
    [tone, 'card'],
  ]),
  ['ink', 'tint'],
  ['inkSoft', 'tint'],
  ['tintInk', 'tint'],
  ['violet', 'violetTint'],
  ['green', 'greenTint'],
  ['error', 'errorTint'],
  ['warning', 'warningTint'],
  ['actionInk', 'action'],
  ['actionInk', 'actionHover'],
];
/** What has to be told from its ground: 3:1. */
export const boundaries: [Tone, Tone][] = [
  ['focus', 'ground'],
  ['focus', 'card'],
  ['edge', 'ground'],
  ['edge', 'card'],
  ['action', 'ground'],
  ['action', 'card'],
];
