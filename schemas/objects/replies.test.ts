import { expect, test } from '@jest/globals';

import { repliesTo } from './replies.ts';

test.each([
  ['(66) 99999-0000', ['tel:+5566999990000', 'https://wa.me/5566999990000']],
  ['+55 66 99999 0000', ['tel:+5566999990000', 'https://wa.me/5566999990000']],
  ['066999990000', ['tel:+5566999990000', 'https://wa.me/5566999990000']],
  ['66 3500-0000', ['tel:+556635000000']],
  ['55 99999-0000', ['tel:+5555999990000', 'https://wa.me/5555999990000']],
  ['999990000', []],
  ['ana@clinica.example', ['mailto:ana%40clinica.example']],
  ['não tenho', []],
  ['', []],
])('T9: who left “%s” can be answered at %j', (left, hrefs) => {
  expect(repliesTo(left).map(({ href }) => href)).toEqual(hrefs);
});
