import { answeredState, openState, stateChange } from './state-change.ts';

const by = { name: 'Rita', now: '2026-11-26T12:00:00.000Z' };
const request = { number: '0a1b-2c3d-4e5f' };
const answered = { ...request, answeredAt: '2026-11-25T12:00:00.000Z' };

test('M6: whoever answers first is noted, of a message and of a request', () => {
  const noted = { answeredBy: 'Rita', answeredAt: by.now };
  expect(stateChange({}, 'respondido', by)).toEqual({ set: { state: 'respondido', ...noted }, unset: [] });
  expect(stateChange(request, 'contatado', by)).toEqual({ set: { state: 'contatado', ...noted }, unset: [] });
  expect(stateChange(answered, 'confirmado', by)).toEqual({ set: { state: 'confirmado' }, unset: [] });
});

test('M6: back to new it is forgotten; who withdraws after an answer was answered', () => {
  expect(stateChange(answered, 'novo', by)).toEqual({ set: { state: 'novo' }, unset: ['answeredBy', 'answeredAt'] });
  expect(stateChange(answered, 'desistiu', by)).toEqual({ set: { state: 'desistiu' }, unset: [] });
});

test('M6: an answer makes a message answered, and a request contacted', () => {
  expect([answeredState({}), answeredState(request)]).toEqual(['respondido', 'contatado']);
  expect([openState({}), openState(request)]).toEqual(['lido', 'novo']);
});
