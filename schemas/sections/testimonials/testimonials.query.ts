import { SECTION_HEADER_FRAGMENT, TESTIMONIAL_IS_APPROVED } from '../../objects/parts.query.ts';

/**
 * At most three, the newest: "repeated or systematic" praise can be investigated (CFM 2.336/2023, art. 8 §4º). Consent that
 * was taken back, missing approval and psychology (P7) keep one out, whatever Studio let through.
 */
export const TESTIMONIALS_FRAGMENT = `
  surface,
  header{${SECTION_HEADER_FRAGMENT}},
  "items": select(
    *[_type == "siteSettings" && _id == "siteSettings"][0].features.testimonials == true => *[
      _type == "testimonial" && ${TESTIMONIAL_IS_APPROVED} && !defined(consentRevokedAt) && area->regulation != "psicologia"
    ] | order(consentAt desc, _id asc) [0...3] {_id, quote, authorDisplay, subject, year}
  )
`;
