import { defineType } from '@sanity/types';

import { bookingFields } from './site-settings/booking-fields.ts';
import { clinicFields } from './site-settings/clinic-fields.ts';
import { contactFields } from './site-settings/contact-fields.ts';
import { formFields } from './site-settings/form-fields.ts';
import { licenceFields } from './site-settings/licence-fields.ts';
import { locationFields } from './site-settings/location-fields.ts';
import { privacyFields } from './site-settings/privacy-fields.ts';
import { screenFields } from './site-settings/screen-fields.ts';
import { siteFields } from './site-settings/site-fields.ts';

/** Everything said once and shown everywhere, but for hours (`clinic-hours.schema.ts`). One document, id `siteSettings`. */
export const siteSettingsSchema = defineType({
  name: 'siteSettings',
  title: 'Configurações do site',
  type: 'document',
  groups: [
    { name: 'clinic', title: 'Clínica', default: true },
    { name: 'licence', title: 'Direção técnica e registros' },
    { name: 'contact', title: 'Contato' },
    { name: 'location', title: 'Local' },
    { name: 'booking', title: 'Agendamento e resultados' },
    { name: 'privacy', title: 'LGPD e textos do rodapé' },
    { name: 'site', title: 'Site' },
  ],
  fields: [
    ...clinicFields,
    ...licenceFields,
    ...contactFields,
    ...locationFields,
    ...bookingFields,
    ...formFields,
    ...privacyFields,
    ...siteFields,
    ...screenFields,
  ],
  preview: { select: { title: 'tradeName' } },
});
