// Written by `npm run generate`. Edit the section folders instead.
import { bannerSchema } from '../sections/banner/banner.schema.ts';
import { blogSchema } from '../sections/blog/blog.schema.ts';
import { callToActionSchema } from '../sections/call-to-action/call-to-action.schema.ts';
import { comingSoonSchema } from '../sections/coming-soon/coming-soon.schema.ts';
import { contactSchema } from '../sections/contact/contact.schema.ts';
import { examsSchema } from '../sections/exams/exams.schema.ts';
import { faqSchema } from '../sections/faq/faq.schema.ts';
import { featuresSchema } from '../sections/features/features.schema.ts';
import { figuresSchema } from '../sections/figures/figures.schema.ts';
import { formBannerSchema } from '../sections/form-banner/form-banner.schema.ts';
import { healthPlansSchema } from '../sections/health-plans/health-plans.schema.ts';
import { hoursLocationSchema } from '../sections/hours-location/hours-location.schema.ts';
import { imageTextSchema } from '../sections/image-text/image-text.schema.ts';
import { notFoundBannerSchema } from '../sections/not-found-banner/not-found-banner.schema.ts';
import { portfolioSchema } from '../sections/portfolio/portfolio.schema.ts';
import { pricingSchema } from '../sections/pricing/pricing.schema.ts';
import { resultsPortalSchema } from '../sections/results-portal/results-portal.schema.ts';
import { richTextSchema } from '../sections/rich-text/rich-text.schema.ts';
import { servicesSchema } from '../sections/services/services.schema.ts';
import { teamSchema } from '../sections/team/team.schema.ts';
import { testimonialsSchema } from '../sections/testimonials/testimonials.schema.ts';

export const sectionSchemas = [
  bannerSchema,
  blogSchema,
  callToActionSchema,
  comingSoonSchema,
  contactSchema,
  examsSchema,
  faqSchema,
  featuresSchema,
  figuresSchema,
  formBannerSchema,
  healthPlansSchema,
  hoursLocationSchema,
  imageTextSchema,
  notFoundBannerSchema,
  portfolioSchema,
  pricingSchema,
  resultsPortalSchema,
  richTextSchema,
  servicesSchema,
  teamSchema,
  testimonialsSchema,
];
