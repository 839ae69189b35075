import { TECHNICAL_DIRECTOR_QUERY } from '../../documents/site-settings.query.ts';
import { CTA_QUERY } from '../../objects/cta.query.ts';
import { PICTURE_QUERY } from '../../objects/picture.query.ts';

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
