import { TECHNICAL_DIRECTOR_QUERY } from '../../documents/site-settings/site-settings.query.ts';
import { CTA_QUERY, PICTURE_QUERY } from '../../objects/parts.query.ts';

export const BANNER_QUERY = `
  variant,
  eyebrow,
  title,
  text,
  ctas[]{${CTA_QUERY}},
  image{${PICTURE_QUERY}},
  "clinic": select(variant == "principal" => *[_type == "siteSettings" && _id == "siteSettings"][0]{
    crmRegistration{number, uf},
    ${TECHNICAL_DIRECTOR_QUERY}
  })
`;
