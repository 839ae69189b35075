// Written by `npm run generate`. Edit the section folders instead.
import { BANNER_QUERY } from '../sections/banner/banner.query.ts';
import { BLOG_QUERY } from '../sections/blog/blog.query.ts';
import { CALL_TO_ACTION_QUERY } from '../sections/call-to-action/call-to-action.query.ts';
import { COMING_SOON_QUERY } from '../sections/coming-soon/coming-soon.query.ts';
import { CONTACT_QUERY } from '../sections/contact/contact.query.ts';
import { EXAMS_QUERY } from '../sections/exams/exams.query.ts';
import { FAQ_QUERY } from '../sections/faq/faq.query.ts';
import { FEATURES_QUERY } from '../sections/features/features.query.ts';
import { FIGURES_QUERY } from '../sections/figures/figures.query.ts';
import { FORM_BANNER_QUERY } from '../sections/form-banner/form-banner.query.ts';
import { HEALTH_PLANS_QUERY } from '../sections/health-plans/health-plans.query.ts';
import { HOURS_LOCATION_QUERY } from '../sections/hours-location/hours-location.query.ts';
import { IMAGE_TEXT_QUERY } from '../sections/image-text/image-text.query.ts';
import { NOT_FOUND_BANNER_QUERY } from '../sections/not-found-banner/not-found-banner.query.ts';
import { PORTFOLIO_QUERY } from '../sections/portfolio/portfolio.query.ts';
import { PRICING_QUERY } from '../sections/pricing/pricing.query.ts';
import { RESULTS_PORTAL_QUERY } from '../sections/results-portal/results-portal.query.ts';
import { RICH_TEXT_QUERY } from '../sections/rich-text/rich-text.query.ts';
import { SERVICES_QUERY } from '../sections/services/services.query.ts';
import { TEAM_QUERY } from '../sections/team/team.query.ts';
import { TESTIMONIALS_QUERY } from '../sections/testimonials/testimonials.query.ts';

/** Goes inside the projection of a page's sections: each type asks for what its component shows. */
export const SECTION_QUERIES = `
  _type == "banner" => {${BANNER_QUERY}},
  _type == "blog" => {${BLOG_QUERY}},
  _type == "callToAction" => {${CALL_TO_ACTION_QUERY}},
  _type == "comingSoon" => {${COMING_SOON_QUERY}},
  _type == "contact" => {${CONTACT_QUERY}},
  _type == "exams" => {${EXAMS_QUERY}},
  _type == "faq" => {${FAQ_QUERY}},
  _type == "features" => {${FEATURES_QUERY}},
  _type == "figures" => {${FIGURES_QUERY}},
  _type == "formBanner" => {${FORM_BANNER_QUERY}},
  _type == "healthPlans" => {${HEALTH_PLANS_QUERY}},
  _type == "hoursLocation" => {${HOURS_LOCATION_QUERY}},
  _type == "imageText" => {${IMAGE_TEXT_QUERY}},
  _type == "notFoundBanner" => {${NOT_FOUND_BANNER_QUERY}},
  _type == "portfolio" => {${PORTFOLIO_QUERY}},
  _type == "pricing" => {${PRICING_QUERY}},
  _type == "resultsPortal" => {${RESULTS_PORTAL_QUERY}},
  _type == "richText" => {${RICH_TEXT_QUERY}},
  _type == "services" => {${SERVICES_QUERY}},
  _type == "team" => {${TEAM_QUERY}},
  _type == "testimonials" => {${TESTIMONIALS_QUERY}}
`;
