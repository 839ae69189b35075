import { pageSchema } from './documents/page.schema.ts';
import { professionalSchema } from './documents/professional.schema.ts';
import { siteSettingsSchema } from './documents/site-settings.schema.ts';
import { sectionSchemas } from './generated/section-schemas.ts';
import { councilRegistrationSchema } from './objects/council-registration.schema.ts';
import { ctaSchema } from './objects/cta.schema.ts';
import { educationSchema } from './objects/education.schema.ts';
import { linkSchema } from './objects/link.schema.ts';
import { menuItemSchema } from './objects/menu-item.schema.ts';
import { pictureSchema } from './objects/picture.schema.ts';
import { richTextBodySchema } from './objects/rich-text-body.schema.ts';
import { rqeSchema } from './objects/rqe.schema.ts';
import { sectionHeaderSchema } from './objects/section-header.schema.ts';
import { seoSchema } from './objects/seo.schema.ts';
import { weeklyHoursSchema } from './objects/weekly-hours.schema.ts';

/** Every type of the content model, as handed to the Studio. */
export const schemaTypes = [
  siteSettingsSchema,
  pageSchema,
  professionalSchema,
  ...sectionSchemas,
  councilRegistrationSchema,
  ctaSchema,
  educationSchema,
  linkSchema,
  menuItemSchema,
  pictureSchema,
  richTextBodySchema,
  rqeSchema,
  sectionHeaderSchema,
  seoSchema,
  weeklyHoursSchema,
];

/** Ids of the documents that exist exactly once; the id doubles as the address editors never see. */
export const SINGLETONS = [
  { type: 'siteSettings', id: 'siteSettings' },
  { type: 'page', id: 'home' },
] as const;

/** The areas professionals are grouped by, in the order of the site. */
export { AREAS } from './objects/choices.ts';
