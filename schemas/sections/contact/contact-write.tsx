import { ContactForm } from '#web/contact/contact-form.tsx';
import { EmergencyNotice } from '#web/shell/emergency-notice.tsx';
import { OpenNow } from '#web/shell/open-now.tsx';
import { departmentToday, hoursSummary } from '#web/ui/formats/hours.ts';
import type { Clinic } from './clinic.ts';
import { ContactPhones } from './contact-phones.tsx';

/**
 * The form, and beside it the ways that need no form, and whom to call when it cannot wait. Where the clinic is says the
 * section of hours and location, which such a page has below, and the footer.
 */
export function ContactWrite({ id, clinic }: { id: string; clinic: Clinic }) {
  const { formHelper, privacyPath, whatsapp, hours } = clinic;
  return (
    <>
      <ContactForm id={id} helper={formHelper} privacyPath={privacyPath} whatsapp={whatsapp} />
      <div className="aside" data-surface="claro">
        <ContactPhones clinic={clinic} />
        {hours ? (
          <p className="now">
            <OpenNow {...hours}>{hoursSummary(hours.openingHours)}</OpenNow>
          </p>
        ) : null}
        {(hours?.departmentsToday ?? []).map((today) => (
          <p key={today._key}>{departmentToday(today)}</p>
        ))}
        <div className="soft notice">
          <EmergencyNotice clinic={clinic} />
        </div>
      </div>
    </>
  );
}
