// Written by `npm run generate`. Edit the section folders instead.
import { BANNER_FRAGMENT } from '../sections/banner/banner.query.ts';
import { BLOG_FRAGMENT } from '../sections/blog/blog.query.ts';
import { CALL_TO_ACTION_FRAGMENT } from '../sections/call-to-action/call-to-action.query.ts';
import { COMING_SOON_FRAGMENT } from '../sections/coming-soon/coming-soon.query.ts';
import { CONTACT_FRAGMENT } from '../sections/contact/contact.query.ts';
import { EXAMS_FRAGMENT } from '../sections/exams/exams.query.ts';
import { FAQ_FRAGMENT } from '../sections/faq/faq.query.ts';
import { FEATURES_FRAGMENT } from '../sections/features/features.query.ts';
import { FIGURES_FRAGMENT } from '../sections/figures/figures.query.ts';
import { FORM_BANNER_FRAGMENT } from '../sections/form-banner/form-banner.query.ts';
import { HEALTH_PLANS_FRAGMENT } from '../sections/health-plans/health-plans.query.ts';
import { HOURS_LOCATION_FRAGMENT } from '../sections/hours-location/hours-location.query.ts';
import { IMAGE_TEXT_FRAGMENT } from '../sections/image-text/image-text.query.ts';
import { NOT_FOUND_BANNER_FRAGMENT } from '../sections/not-found-banner/not-found-banner.query.ts';
import { PORTFOLIO_FRAGMENT } from '../sections/portfolio/portfolio.query.ts';
import { PRICING_FRAGMENT } from '../sections/pricing/pricing.query.ts';
import { RESULTS_PORTAL_FRAGMENT } from '../sections/results-portal/results-portal.query.ts';
import { RICH_TEXT_FRAGMENT } from '../sections/rich-text/rich-text.query.ts';
import { SERVICES_FRAGMENT } from '../sections/services/services.query.ts';
import { TEAM_FRAGMENT } from '../sections/team/team.query.ts';
import { TESTIMONIALS_FRAGMENT } from '../sections/testimonials/testimonials.query.ts';

/** Goes inside the projection of a page's sections: each type asks for what its component shows. */
export const SECTION_FRAGMENTS = `
  _type == "banner" => {${BANNER_FRAGMENT}},
  _type == "blog" => {${BLOG_FRAGMENT}},
  _type == "callToAction" => {${CALL_TO_ACTION_FRAGMENT}},
  _type == "comingSoon" => {${COMING_SOON_FRAGMENT}},
  _type == "contact" => {${CONTACT_FRAGMENT}},
  _type == "exams" => {${EXAMS_FRAGMENT}},
  _type == "faq" => {${FAQ_FRAGMENT}},
  _type == "features" => {${FEATURES_FRAGMENT}},
  _type == "figures" => {${FIGURES_FRAGMENT}},
  _type == "formBanner" => {${FORM_BANNER_FRAGMENT}},
  _type == "healthPlans" => {${HEALTH_PLANS_FRAGMENT}},
  _type == "hoursLocation" => {${HOURS_LOCATION_FRAGMENT}},
  _type == "imageText" => {${IMAGE_TEXT_FRAGMENT}},
  _type == "notFoundBanner" => {${NOT_FOUND_BANNER_FRAGMENT}},
  _type == "portfolio" => {${PORTFOLIO_FRAGMENT}},
  _type == "pricing" => {${PRICING_FRAGMENT}},
  _type == "resultsPortal" => {${RESULTS_PORTAL_FRAGMENT}},
  _type == "richText" => {${RICH_TEXT_FRAGMENT}},
  _type == "services" => {${SERVICES_FRAGMENT}},
  _type == "team" => {${TEAM_FRAGMENT}},
  _type == "testimonials" => {${TESTIMONIALS_FRAGMENT}}
`;
