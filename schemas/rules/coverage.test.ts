import { expect, test } from '@jest/globals';

import { verdictOn } from '../verdict.ts';

const tick = (_key: string, _ref: string) => ({ _key, _type: 'coverage', target: { _type: 'reference', _ref } });

test('T6: a plan has one tick for each professional, service and exam, and says when it has none', async () => {
  const coverage = [tick('a', 'professional-ana-exemplo'), tick('b', 'exam-rx-torax')];
  expect(await verdictOn({ _id: 'plan-exemplo-a', coverage })).toEqual({ errors: '', warnings: '' });
  const twice = [...coverage, tick('c', 'exam-rx-torax')];
  expect((await verdictOn({ _id: 'plan-exemplo-a', coverage: twice })).errors).toContain('duas vezes');
  expect((await verdictOn({ _id: 'plan-exemplo-a', coverage: undefined })).warnings).toContain('Nada marcado');
});
