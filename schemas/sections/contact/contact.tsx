import { styled } from 'styled-components';
import { EmergencyNotice } from '#web/ui/emergency-notice.tsx';
import { departmentToday, hoursSummary } from '#web/ui/formats/hours.ts';
import { openClock } from '#web/ui/formats/open-now.ts';
import { HoursTable } from '#web/ui/hours-table.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Illustration } from '#web/ui/illustration.tsx';
import { OpenNow } from '#web/ui/open-now.tsx';
import { SectionFrame } from '#web/ui/section-frame.tsx';
import { SectionHeader } from '#web/ui/section-header.tsx';
import type { SectionProps, SiteParts } from '../index.ts';
import { type Clinic, ContactPhones, ContactPlace } from './contact-details.tsx';
import { contactStyle } from './contact-style.ts';

const Root = styled.div`
  ${contactStyle}
`;

/**
 * How to reach the clinic, all of it from the settings; `mapa` adds a drawn map, `formulario` a form. Nothing is asked of
 * third parties.
 */
export default function Contact(props: SectionProps<'contact'> & { readonly site?: SiteParts }) {
  const { _key, anchorId, variant, surface, header, clinic, site } = props;
  const titleId = `titulo-${_key}`;
  return (
    <SectionFrame id={anchorId} surface={surface} labelledBy={titleId}>
      <SectionHeader id={titleId} {...header} />
      {clinic ? (
        <Root data-variant={variant}>
          {variant === 'formulario' ? (
            <>
              <QuickWays clinic={clinic} />
              {site ? <site.MessageForm id={`formulario-${_key}`} clinic={clinic} /> : null}
              {/* Where the clinic is says the section of hours and location, which such a page has below, and the footer. */}
              <div className="aside soft" data-surface="claro">
                <EmergencyNotice clinic={clinic} />
              </div>
            </>
          ) : (
            <Facts clinic={clinic} hasMap={variant === 'mapa'} />
          )}
        </Root>
      ) : null}
    </SectionFrame>
  );
}

/** Hours, address and phones in two columns, which the map sets apart. */
function Facts({ clinic, hasMap }: { clinic: Clinic; hasMap: boolean }) {
  return (
    <>
      <div className="column">
        {hasMap ? <ContactMap clinic={clinic} /> : null}
        <div className="block">
          <h3>
            <Icon name="clock" /> Horário
          </h3>
          <HoursTable
            openingHours={clinic.hours?.openingHours ?? []}
            departmentsToday={clinic.hours?.departmentsToday}
          />
        </div>
      </div>
      <div className="column">
        <ContactPlace clinic={clinic} />
        <ContactPhones clinic={clinic} />
      </div>
    </>
  );
}

/** Where the clinic is, seen from far. The way there opens in the visitor's own map. */
function ContactMap({ clinic: { address } }: { clinic: Clinic }) {
  return (
    <figure className="map">
      <Illustration name="region-map" ratio={640 / 540} />
      <figcaption>
        Mapa ilustrativo{address ? `: ${address.city}, no norte de Mato Grosso` : ''}. Para traçar a rota, use os links.
      </figcaption>
    </figure>
  );
}

/** The ways that need no form, and whether somebody answers now. Before the form: on a phone it is long. */
function QuickWays({ clinic }: { clinic: Clinic }) {
  const { hours } = clinic;
  return (
    <div className="aside quick" data-surface="claro">
      <ContactPhones clinic={clinic} />
      {hours ? (
        <p className="now">
          <OpenNow clock={openClock(hours)}>{hoursSummary(hours.openingHours)}</OpenNow>
        </p>
      ) : null}
      {(hours?.departmentsToday ?? []).map((today) => (
        <p key={today._key}>{departmentToday(today)}</p>
      ))}
    </div>
  );
}
