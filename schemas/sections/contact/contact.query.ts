import { CLINIC_HOURS, HOURS_FRAGMENT } from '../../documents/clinic-hours.query.ts';
import { CLINIC_CONTACT_FRAGMENT } from '../../documents/site-settings/site-settings.query.ts';
import { SECTION_HEADER_FRAGMENT } from '../../objects/parts.query.ts';

/** Phones, address and hours are asked of their own documents, so that they are written once. */
export const CONTACT_FRAGMENT = `
  variant,
  surface,
  header{${SECTION_HEADER_FRAGMENT}},
  "clinic": *[_type == "siteSettings" && _id == "siteSettings"][0]{
    ${CLINIC_CONTACT_FRAGMENT},
    "hours": ${CLINIC_HOURS}{${HOURS_FRAGMENT}},
    ouvidoriaEmail,
    "formHelper": formSettings.helperText,
    "privacyPath": "/" + privacyPage->slug.current
  }
`;
