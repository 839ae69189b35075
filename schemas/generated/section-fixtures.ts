// Written by `npm run generate`. Edit the section folders instead.
import { bannerFixtures } from '../sections/banner/banner.fixture.ts';
import { blogFixtures } from '../sections/blog/blog.fixture.ts';
import { callToActionFixtures } from '../sections/call-to-action/call-to-action.fixture.ts';
import { comingSoonFixtures } from '../sections/coming-soon/coming-soon.fixture.ts';
import { contactFixtures } from '../sections/contact/contact.fixture.ts';
import { examsFixtures } from '../sections/exams/exams.fixture.ts';
import { faqFixtures } from '../sections/faq/faq.fixture.ts';
import { featuresFixtures } from '../sections/features/features.fixture.ts';
import { figuresFixtures } from '../sections/figures/figures.fixture.ts';
import { formBannerFixtures } from '../sections/form-banner/form-banner.fixture.ts';
import { healthPlansFixtures } from '../sections/health-plans/health-plans.fixture.ts';
import { hoursLocationFixtures } from '../sections/hours-location/hours-location.fixture.ts';
import { imageTextFixtures } from '../sections/image-text/image-text.fixture.ts';
import { notFoundBannerFixtures } from '../sections/not-found-banner/not-found-banner.fixture.ts';
import { portfolioFixtures } from '../sections/portfolio/portfolio.fixture.ts';
import { pricingFixtures } from '../sections/pricing/pricing.fixture.ts';
import { resultsPortalFixtures } from '../sections/results-portal/results-portal.fixture.ts';
import { richTextFixtures } from '../sections/rich-text/rich-text.fixture.ts';
import { servicesFixtures } from '../sections/services/services.fixture.ts';
import { teamFixtures } from '../sections/team/team.fixture.ts';
import { testimonialsFixtures } from '../sections/testimonials/testimonials.fixture.ts';

/** Sample content of every section type, one entry per variant worth showing. */
export const sectionFixtures = {
  banner: bannerFixtures,
  blog: blogFixtures,
  callToAction: callToActionFixtures,
  comingSoon: comingSoonFixtures,
  contact: contactFixtures,
  exams: examsFixtures,
  faq: faqFixtures,
  features: featuresFixtures,
  figures: figuresFixtures,
  formBanner: formBannerFixtures,
  healthPlans: healthPlansFixtures,
  hoursLocation: hoursLocationFixtures,
  imageText: imageTextFixtures,
  notFoundBanner: notFoundBannerFixtures,
  portfolio: portfolioFixtures,
  pricing: pricingFixtures,
  resultsPortal: resultsPortalFixtures,
  richText: richTextFixtures,
  services: servicesFixtures,
  team: teamFixtures,
  testimonials: testimonialsFixtures,
};
