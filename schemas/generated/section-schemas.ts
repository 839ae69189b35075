// Written by `npm run generate`. Edit the section folders instead.
import { bannerSchema } from '../sections/banner/banner.schema.ts';
import { callToActionSchema } from '../sections/call-to-action/call-to-action.schema.ts';
import { contactSchema } from '../sections/contact/contact.schema.ts';
import { featuresSchema } from '../sections/features/features.schema.ts';
import { richTextSchema } from '../sections/rich-text/rich-text.schema.ts';
import { teamSchema } from '../sections/team/team.schema.ts';

export const sectionSchemas = [
  bannerSchema,
  callToActionSchema,
  contactSchema,
  featuresSchema,
  richTextSchema,
  teamSchema,
];
