import { editMark } from '#web/ui/edit-mark.ts';
import type { ExamItem } from './exam-item.ts';

/** Where in the body, and what to come with, in one quiet line. */
export function ExamFacts({ exam }: { exam: ExamItem }) {
  const facts = [
    exam.requiresMedicalOrder === false ? 'sem pedido médico' : 'com pedido médico',
    exam.requiresAppointment === false ? 'por ordem de chegada' : 'com hora marcada',
    exam.usesContrast ? 'usa contraste' : '',
  ]
    .filter(Boolean)
    .join(', ');
  return (
    <p className="facts" {...editMark(exam, 'requiresMedicalOrder')}>
      {exam.bodyRegion ? `${exam.bodyRegion}: ${facts}` : facts.charAt(0).toLocaleUpperCase('pt-BR') + facts.slice(1)}
    </p>
  );
}
