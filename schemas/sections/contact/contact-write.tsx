import { ContactForm } from '#web/contact/contact-form.tsx';
import type { Clinic } from './clinic.ts';
import { ContactPhones } from './contact-phones.tsx';
import { ContactPlace } from './contact-place.tsx';

/** The form, and beside it the ways that need no form. */
export function ContactWrite({ id, clinic }: { id: string; clinic: Clinic }) {
  return (
    <>
      <ContactForm id={id} helper={clinic.formHelper} privacyPath={clinic.privacyPath} whatsapp={clinic.whatsapp} />
      <div className="aside" data-surface="claro">
        <ContactPhones clinic={clinic} />
        <ContactPlace clinic={clinic} />
      </div>
    </>
  );
}
