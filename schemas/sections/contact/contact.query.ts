import { CLINIC_HOURS, HOURS_QUERY } from '../../documents/clinic-hours.query.ts';
import { CLINIC_CONTACT_QUERY } from '../../documents/site-settings/site-settings.query.ts';
import { SECTION_HEADER_QUERY } from '../../objects/parts.query.ts';

/** Phones, address and hours are asked of their own documents, so that they are written once. */
export const CONTACT_QUERY = `
  variant,
  surface,
  header{${SECTION_HEADER_QUERY}},
  "clinic": *[_type == "siteSettings" && _id == "siteSettings"][0]{
    ${CLINIC_CONTACT_QUERY},
    "hours": ${CLINIC_HOURS}{${HOURS_QUERY}},
    ouvidoriaEmail,
    "formHelper": formSettings.helperText,
    "privacyPath": "/" + privacyPage->slug.current
  }
`;
