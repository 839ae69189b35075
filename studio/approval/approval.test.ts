import { approvalId, isOpen, requestOf, returnOf } from './approval.ts';

const request = { _updatedAt: '2026-11-20T12:00:00Z' };
const draft = { _id: 'drafts.a' };
const carla = { id: 'u1', name: 'Carla' };

test('a request lives where contributors may write and nobody else may read', () => {
  expect(approvalId('exam-a')).toBe('drafts.approval.exam-a');
  expect(approvalId('drafts.exam-a')).toBe('drafts.approval.exam-a');
});

test('a request is open while its draft is there and nothing newer was published', () => {
  expect(isOpen(request, draft, null)).toBe(true);
  expect(isOpen(request, draft, { _updatedAt: '2026-11-19T12:00:00Z' })).toBe(true);
});

test('S10: what changes at once with the request, as a person in all exams does, leaves it open', () => {
  expect(isOpen(request, draft, { _updatedAt: request._updatedAt })).toBe(true);
});

test('publishing answers a request, however it was done', () => {
  expect(isOpen(request, draft, { _updatedAt: '2026-11-20T12:00:01Z' })).toBe(false);
});

test('without a draft there is nothing to approve', () => {
  expect(isOpen(request, null, null)).toBe(false);
});

test('a request names who asks, and a return who answers', () => {
  expect(
    requestOf({ document: { _id: 'drafts.a', _type: 'exam', title: 'Raio X' }, note: ' Preparo novo. ', by: carla }),
  ).toEqual({
    _id: 'drafts.approval.a',
    _type: 'approval',
    documentId: 'a',
    documentType: 'exam',
    about: { type: 'Exame', title: 'Raio X' },
    state: 'waiting',
    note: 'Preparo novo.',
    requestedBy: carla,
  });
  expect(returnOf(' Falta a fonte. ', carla)).toEqual({
    state: 'returned',
    answer: 'Falta a fonte.',
    answeredBy: carla,
  });
});

test('S4: a mail names no patient', () => {
  const document = { _id: 'drafts.t', _type: 'testimonial', quote: 'Fui bem atendida.', authorDisplay: 'M. S.' };
  expect(requestOf({ document, note: '', by: carla }).about).toEqual({ type: 'Depoimento', title: '' });
});
