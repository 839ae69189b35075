// Written by `npm run generate`. Edit the section folders instead.
import { lazy, type ComponentType } from 'react';

import type { SectionProps, SectionType } from '../sections/index.ts';

/** Every section component by its content type, loaded when first rendered. */
export const sections: { readonly [Type in SectionType]: ComponentType<SectionProps<Type>> } = {
  banner: lazy(() => import('../sections/banner/banner.tsx')),
  blog: lazy(() => import('../sections/blog/blog.tsx')),
  callToAction: lazy(() => import('../sections/call-to-action/call-to-action.tsx')),
  comingSoon: lazy(() => import('../sections/coming-soon/coming-soon.tsx')),
  contact: lazy(() => import('../sections/contact/contact.tsx')),
  exams: lazy(() => import('../sections/exams/exams.tsx')),
  faq: lazy(() => import('../sections/faq/faq.tsx')),
  features: lazy(() => import('../sections/features/features.tsx')),
  figures: lazy(() => import('../sections/figures/figures.tsx')),
  formBanner: lazy(() => import('../sections/form-banner/form-banner.tsx')),
  healthPlans: lazy(() => import('../sections/health-plans/health-plans.tsx')),
  hoursLocation: lazy(() => import('../sections/hours-location/hours-location.tsx')),
  imageText: lazy(() => import('../sections/image-text/image-text.tsx')),
  notFoundBanner: lazy(() => import('../sections/not-found-banner/not-found-banner.tsx')),
  portfolio: lazy(() => import('../sections/portfolio/portfolio.tsx')),
  pricing: lazy(() => import('../sections/pricing/pricing.tsx')),
  resultsPortal: lazy(() => import('../sections/results-portal/results-portal.tsx')),
  richText: lazy(() => import('../sections/rich-text/rich-text.tsx')),
  services: lazy(() => import('../sections/services/services.tsx')),
  team: lazy(() => import('../sections/team/team.tsx')),
  testimonials: lazy(() => import('../sections/testimonials/testimonials.tsx')),
};
