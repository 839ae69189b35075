import { defineType } from '@sanity/types';

import { bookingFields } from './booking-fields.ts';
import { clinicFields } from './clinic-fields.ts';
import { contactFields } from './contact-fields.ts';
import { formFields } from './form-fields.ts';
import { licenceFields } from './licence-fields.ts';
import { locationFields } from './location-fields.ts';
import { lookFields } from './look-fields.ts';
import { privacyFields } from './privacy-fields.ts';
import { screenFields } from './screen-fields.ts';
import { siteFields } from './site-fields.ts';

/** Everything said once and shown everywhere, but for hours (`clinic-hours.schema.ts`). One document, id `siteSettings`. */
export const siteSettingsSchema = defineType({
  name: 'siteSettings',
  title: 'Configurações do site',
  type: 'document',
  groups: [
    { name: 'clinic', title: 'Clínica', default: true },
    { name: 'look', title: 'Aparência' },
    { name: 'licence', title: 'Direção técnica e registros' },
    { name: 'contact', title: 'Contato' },
    { name: 'location', title: 'Local' },
    { name: 'booking', title: 'Agendamento e resultados' },
    { name: 'privacy', title: 'LGPD e textos do rodapé' },
    { name: 'site', title: 'Site' },
  ],
  fields: [
    ...clinicFields,
    ...lookFields,
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
