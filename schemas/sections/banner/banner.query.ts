import { TECHNICAL_DIRECTOR_FRAGMENT } from '../../documents/site-settings/site-settings.query.ts';
import { CTA_FRAGMENT, PICTURE_FRAGMENT } from '../../objects/parts.query.ts';

export const BANNER_FRAGMENT = `
  variant,
  eyebrow,
  title,
  text,
  ctas[]{${CTA_FRAGMENT}},
  icon,
  image{${PICTURE_FRAGMENT}},
  "clinic": select(variant == "principal" => *[_type == "siteSettings" && _id == "siteSettings"][0]{
    crmRegistration{number, uf},
    ${TECHNICAL_DIRECTOR_FRAGMENT}
  })
`;
