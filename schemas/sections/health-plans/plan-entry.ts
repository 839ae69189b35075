import { namedLogo, type PictureImage, pictureImage } from '#web/ui/picture-image.ts';
import type { SectionProps } from '../index.ts';

/** One plan as the section's query gives it. */
export type PlanItem = NonNullable<SectionProps<'healthPlans'>['items']>[number];

/** A plan as the list draws it: browsers do not know where pictures are. */
export type PlanEntry = Omit<PlanItem, 'logo'> & { readonly image: PictureImage | null };

const LOGO = { width: 140, sizes: '140px' } as const;

/** Makes a list's entry of a plan. On the server only. */
export function planEntry({ logo, coverage, ...plan }: PlanItem): PlanEntry {
  return {
    ...plan,
    coverage: coverage && !plan.coversAll ? withoutRepeats(coverage) : coverage,
    image: logo ? pictureImage(namedLogo(logo, plan.name), LOGO) : null,
  };
}

type Coverage = NonNullable<PlanItem['coverage']>;

/** A service of exams stands for these where the plan has them all. What has a note of its own stays. */
function withoutRepeats(coverage: Coverage): Coverage {
  const covered = new Set(coverage.map(({ target }) => target._id));
  const isWhole = (exams: readonly string[]) => exams.length > 0 && exams.every((exam) => covered.has(exam));
  const inWhole = new Set(coverage.flatMap(({ target: { exams } }) => (isWhole(exams) ? exams : [])));
  return coverage
    .filter(({ note, target }) => note || !inWhole.has(target._id))
    .map((entry) => (isWhole(entry.target.exams) ? { ...entry, note: entry.note || 'todos os exames' } : entry));
}
