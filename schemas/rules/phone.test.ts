import { expect, test } from '@jest/globals';

import { phoneProblem } from './phone.ts';

test.each(['+5566999990000', '+556630000000'])('%s is a Brazilian number', (number) => {
  expect(phoneProblem(number)).toBe(true);
});

test.each(['66999990000', '+55 66 99999-0000', '+5566899990000', '+5506999990000', '+1202555010'])(
  '%s is refused with an example',
  (number) => {
    expect(phoneProblem(number)).toMatch('DDD');
  },
);
