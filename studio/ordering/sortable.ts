import { HEALTH_PLAN_KINDS } from '../../schemas/index.ts';

export interface Sortable {
  /** The site shows these in groups, by this field, and orders within each. */
  readonly groupField?: string;
  /** What the field may hold; none where it refers to documents, which have an order and a title of their own. */
  readonly groups?: readonly { readonly title: string; readonly value: string }[];
}

/** Types whose field `order` the site sorts by. */
export const SORTABLE: Readonly<Record<string, Sortable>> = {
  area: {},
  professional: { groupField: 'area' },
  service: { groupField: 'area' },
  exam: { groupField: 'modality' },
  examType: {},
  healthPlan: { groupField: 'kind', groups: HEALTH_PLAN_KINDS },
  priceItem: {},
  faqItem: {},
  topic: {},
  portfolioItem: {},
};
