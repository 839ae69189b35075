import { defineType } from '@sanity/types';

import { clinicFields } from './site-settings/clinic-fields.ts';
import { contactFields } from './site-settings/contact-fields.ts';
import { locationFields } from './site-settings/location-fields.ts';
import { privacyFields } from './site-settings/privacy-fields.ts';
import { siteFields } from './site-settings/site-fields.ts';

/** Everything said once and shown everywhere. One document, id `siteSettings`. */
export const siteSettingsSchema = defineType({
  name: 'siteSettings',
  title: 'Configurações do site',
  type: 'document',
  groups: [
    { name: 'clinic', title: 'Clínica', default: true },
    { name: 'contact', title: 'Contato' },
    { name: 'location', title: 'Local e horários' },
    { name: 'privacy', title: 'LGPD e avisos' },
    { name: 'site', title: 'Site' },
  ],
  fields: [...clinicFields, ...contactFields, ...locationFields, ...privacyFields, ...siteFields],
  preview: { select: { title: 'tradeName' } },
});
