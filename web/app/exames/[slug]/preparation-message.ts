import type { ExamDetails, Settings } from '#schemas/content.ts';
import {
  clinicSignature,
  identificationLines,
  separator,
  shownName,
} from '#schemas/documents/professional/identification.ts';
import { addressLines } from '#schemas/documents/site-settings/address.ts';
import { preparationText, resultDeadlineOf } from '#schemas/sections/exams/preparation-lines.ts';
import { siteUrl } from '#web/seo/site-url.ts';
import { formatPhone } from '#web/ui/formats/identifiers.ts';

/** The preparation as a message: whole, with who answers for it, where it is kept up to date, and the way to the clinic (CFM manual, §6; M24). */
export function preparationMessage(exam: ExamDetails, settings: Settings | null): string {
  const { title, slug, preparation, reviewedBy, room } = exam;
  const reviewer = reviewedBy ? [shownName(reviewedBy), ...identificationLines(reviewedBy)].join(separator) : '';
  const { registration, director } = settings ? clinicSignature(settings) : { registration: '', director: '' };
  const signed = [
    reviewer ? `Revisado por ${reviewer}` : '',
    `${siteUrl}/exames/${slug}`,
    settings?.tradeName,
    settings?.address ? addressLines(settings.address).join(', ') : '',
    ...(settings?.phones ?? []).map(({ label, number }) => `${label}: ${formatPhone(number)}`),
    registration,
    director,
  ].filter(Boolean);
  const lines = preparation ? preparationText(preparation, exam) : [];
  const result = resultDeadlineOf(exam);
  const afterwards = [
    room ? `Onde, na clínica: ${room}` : '',
    result && (result.startsWith('Resultado') ? result : `Resultado: ${result}`),
  ];
  return [`Preparo: ${title}`, '', ...lines, ...afterwards.filter(Boolean), '', ...signed].join('\n');
}
