// Written by `npm run generate`. Edit the section folders instead.
import type { ComponentType } from 'react';

import type { SectionProps, SectionType } from '../sections/index.ts';

/** Loads the component of every section by its content type. */
export const sections: {
  readonly [Type in SectionType]: () => Promise<{ readonly default: ComponentType<SectionProps<Type>> }>;
} = {
  banner: () => import('../sections/banner/banner.tsx'),
  blog: () => import('../sections/blog/blog.tsx'),
  callToAction: () => import('../sections/call-to-action/call-to-action.tsx'),
  comingSoon: () => import('../sections/coming-soon/coming-soon.tsx'),
  contact: () => import('../sections/contact/contact.tsx'),
  exams: () => import('../sections/exams/exams.tsx'),
  faq: () => import('../sections/faq/faq.tsx'),
  features: () => import('../sections/features/features.tsx'),
  figures: () => import('../sections/figures/figures.tsx'),
  formBanner: () => import('../sections/form-banner/form-banner.tsx'),
  healthPlans: () => import('../sections/health-plans/health-plans.tsx'),
  hoursLocation: () => import('../sections/hours-location/hours-location.tsx'),
  imageText: () => import('../sections/image-text/image-text.tsx'),
  notFoundBanner: () => import('../sections/not-found-banner/not-found-banner.tsx'),
  portfolio: () => import('../sections/portfolio/portfolio.tsx'),
  pricing: () => import('../sections/pricing/pricing.tsx'),
  resultsPortal: () => import('../sections/results-portal/results-portal.tsx'),
  richText: () => import('../sections/rich-text/rich-text.tsx'),
  services: () => import('../sections/services/services.tsx'),
  team: () => import('../sections/team/team.tsx'),
  testimonials: () => import('../sections/testimonials/testimonials.tsx'),
};
