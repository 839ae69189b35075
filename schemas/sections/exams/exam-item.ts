import type { SectionProps } from '../index.ts';

/** One exam as the section's query gives it. */
export type ExamItem = NonNullable<SectionProps<'exams'>['items']>[number];

/** A preparation with who answers for it; an exam's own page asks for the same. */
export type ExamPreparationValue = Omit<NonNullable<SectionProps<'exams'>['preparations']>[number], '_id'>;
