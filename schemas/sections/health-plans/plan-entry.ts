import { namedLogo, type PictureImage, pictureImage } from '#web/ui/picture-image.ts';
import type { SectionProps } from '../index.ts';

/** One plan as the section's query gives it. */
export type PlanItem = NonNullable<SectionProps<'healthPlans'>['items']>[number];

/** A plan as the list draws it: browsers do not know where pictures are. */
export type PlanEntry = Omit<PlanItem, 'logo'> & { readonly image: PictureImage | null };

const LOGO = { width: 140, sizes: '140px' } as const;

/** Makes a list's entry of a plan. On the server only. */
export function planEntry({ logo, ...plan }: PlanItem): PlanEntry {
  return { ...plan, image: logo ? pictureImage(namedLogo(logo, plan.name), LOGO) : null };
}
