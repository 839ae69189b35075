import { AREAS, EXAM_MODALITIES, HEALTH_PLAN_KINDS } from '../../schemas/index.ts';

export interface Sortable {
  /** The site shows these in groups, by this field, and orders within each. */
  readonly groupField?: string;
  readonly groups?: readonly { readonly title: string; readonly value: string }[];
}

/** Types whose field `order` the site sorts by. */
export const SORTABLE: Readonly<Record<string, Sortable>> = {
  professional: { groupField: 'area', groups: AREAS },
  service: { groupField: 'area', groups: AREAS },
  exam: { groupField: 'modality', groups: EXAM_MODALITIES },
  healthPlan: { groupField: 'kind', groups: HEALTH_PLAN_KINDS },
  priceItem: {},
  faqItem: {},
  topic: {},
  portfolioItem: {},
};
