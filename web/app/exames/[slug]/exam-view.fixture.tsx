import { render, screen } from '@testing-library/react';
import type { ExamDetails } from '#schemas/content.ts';
import { exam, preparation } from '#schemas/documents/exam/exam.fixture.ts';
import { ExamView } from './exam-view.tsx';
import { settingsFixture } from '#web/shell/settings.fixture.ts';

export const show = (fields: Partial<ExamDetails> = {}) =>
  render(<ExamView exam={{ ...exam, ...fields }} settings={settingsFixture} />);

export const reviewed = { preparation, reviewedBy: { ...settingsFixture.technicalDirector, status: 'ativo' as const } };

export const hrefOf = (name: RegExp) =>
  decodeURIComponent(screen.getByRole('link', { name }).getAttribute('href') ?? '');
