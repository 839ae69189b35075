import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Settings } from '#schemas/content.ts';
import { googleMapsHref } from '#schemas/documents/site-settings/address.ts';
import { Container } from '../ui/layout.tsx';
import { editMark } from '../ui/edit-mark.ts';
import { departmentToday, hoursSummary } from '../ui/formats/hours.ts';
import { openClock } from '../ui/formats/open-now.ts';
import { formatPhone, phoneHref } from '../ui/formats/identifiers.ts';
import { Icon } from '../ui/icon.tsx';
import { SmartLink } from '../ui/smart-link.tsx';
import { OpenNow } from '../ui/open-now.tsx';
import { from, phone as onPhone, space, theme, type } from '../ui/tokens.ts';

const Root = styled.div`
  background: ${theme.tone.ground};
  color: ${theme.tone.inkSoft};
  font-size: ${type.small};
  line-height: 1.4;

  ul {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space(14)};
    padding-block: ${space(2)};
    ${from('gridMd')} {
      padding-block: ${space(3)};
    }
  }
  li {
    display: inline-flex;
    gap: ${space(4)};
  }
  /* Beside the first line: hours may take two on a phone. */
  svg {
    flex: none;
    margin-block-start: 0.125em;
  }
  /* At least 24 px to touch, in a line of less than 20. */
  a {
    display: inline-block;
    margin-block: -0.25rem;
    padding-block: 0.25rem;
    color: inherit;
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
  /*
   * A phone has one line for it: hours in words fill it, and leave room for the way there once it is said whether the clinic is
   * open.
   */
  ${onPhone} {
    .where:has(~ .when) {
      position: absolute;
      inset-inline-end: 0;
      :root:not([data-behaves]) &,
      > svg,
      .area {
        display: none;
      }
      .way {
        display: inline-block;
        text-decoration: underline;
      }
      .way::first-letter {
        text-transform: uppercase;
      }
      ~ .when > svg {
        display: none;
      }
      /* A holiday's name may need a second line. */
      ~ .when [data-clock]::part(open-now) {
        padding-inline-end: 2.5rem;
      }
    }
  }
  /* Below that width it would not fit beside the hours, and the bar would grow by a line. */
  .call {
    display: none;
    ${from('gridLg')} {
      display: inline-flex;
      margin-inline-start: auto;
    }
  }
`;

interface FactsLineProps {
  readonly settings: Pick<Settings, 'address' | 'geo' | 'mapsUrl' | 'hours' | 'phones'>;
  /** The opening hours in words, or whether the clinic is open. */
  readonly hoursNow: ReactNode;
}

/** Where, when and by which phone, in one line. What is not known is left out. */
export function FactsLine({ settings, hoursNow }: FactsLineProps) {
  const { address, hours, phones } = settings;
  const phone = phones?.[0];
  return (
    <Root data-surface="escura">
      <Container>
        <ul className="plain-list">
          {address ? (
            <li className="where" {...editMark(address)}>
              <Icon name="location" size={16} />
              <SmartLink href={googleMapsHref(settings)}>
                <span className="area">{`${address.district}, ${address.city}/${address.uf}: `}</span>
                <span className="way">rota</span>
              </SmartLink>
            </li>
          ) : null}
          {hoursNow ? (
            <li className="when" {...editMark(hours?.openingHours?.[0])}>
              <Icon name="clock" size={16} />
              {hoursNow}
            </li>
          ) : null}
          {(hours?.departmentsToday ?? []).map((today) => (
            <li key={today._key} {...editMark(hours, 'specialDates')}>
              <Icon name="alert" size={16} />
              {departmentToday(today)}
            </li>
          ))}
          {phone ? (
            <li className="call" {...editMark(phone)}>
              <Icon name="phone" size={16} />
              <a href={phoneHref(phone.number)}>{formatPhone(phone.number)}</a>
            </li>
          ) : null}
        </ul>
      </Container>
    </Root>
  );
}

/** Most of Mato Grosso. */
const DEFAULT_TIME_ZONE = 'America/Cuiaba';

/** The first thing on every screen: where, by which phone, and whether the clinic is open once the browser knows. */
export function HeaderFacts({ settings }: { settings: Settings }) {
  const { openingHours, specialDates = null, timeZone } = settings.hours ?? {};
  const hours = hoursSummary(openingHours ?? []);
  return (
    <aside aria-label="Local, horário e telefone" className="on-screen">
      <FactsLine
        settings={settings}
        hoursNow={
          hours ? (
            <OpenNow
              clock={openClock({
                openingHours: openingHours ?? [],
                specialDates,
                timeZone: timeZone ?? DEFAULT_TIME_ZONE,
              })}
            >
              {hours}
            </OpenNow>
          ) : null
        }
      />
    </aside>
  );
}
