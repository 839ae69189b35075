import { approvalProblem, testimonialAreaProblem } from './approval.ts';

test('psychology has no testimonials (P7)', () => {
  expect(testimonialAreaProblem(undefined, { document: { area: { regulation: 'psicologia' } } })).toContain(
    'não são permitidos',
  );
  expect(testimonialAreaProblem(undefined, { document: { area: { regulation: 'medicina' } } })).toBe(true);
});

test('a testimonial waits for the technical director (M19)', () => {
  const content = { quote: 'Fui bem recebida.', authorDisplay: 'M. S.' };
  const on = (document: object) => approvalProblem(undefined, { document });
  expect(on(content)).toContain('Aguardando');
  expect(on({ ...content, approval: { content } })).toContain('Aguardando');
  expect(on({ ...content, approval: { by: 'u1', content } })).toBe(true);
  expect(on({ ...content, approval: { by: 'u1', content, imported: '2026-11-01T10:00:00Z' } })).toContain('Aguardando');
});
