import { expect, test } from '@jest/globals';

import { verificationProblem } from './verification.ts';

test.each([undefined, 'dQw4w9WgXcQ_dQw4w9-WgXcQ=', '0123456789ABCDEF0123456789ABCDEF'])('%s is a code', (code) => {
  expect(verificationProblem(code)).toBe(true);
});

test.each(['<meta name="google-site-verification" content="dQw4w9WgXcQ" />', 'codigo com espaços', 'curto'])(
  '%s is refused, with what to paste instead',
  (code) => {
    expect(verificationProblem(code)).toMatch('só o código');
  },
);
