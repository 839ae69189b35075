/** @jest-environment node */
import { isAlarm } from './alarm-words.ts';

it.each(['dor no peito', 'Dor peito', 'FALTA DE AR', 'não consigo respirar', 'suicídio', 'emergência', 'desmaiou'])(
  'U1: takes “%s” for a call for help',
  (words) => expect(isAlarm(words)).toBe(true),
);

it.each(['', 'raio-x do peito', 'pressão alta', 'ansiedade', 'falta de vitamina', 'dor nas costas'])(
  'U1: takes “%s” for a search',
  (words) => expect(isAlarm(words)).toBe(false),
);
