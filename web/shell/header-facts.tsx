import { styled } from 'styled-components';
import { Container } from '../ui/container.tsx';
import { editMark } from '../ui/edit-mark.ts';
import { formatPhone, phoneHref } from '../ui/formats/phone.ts';
import { hoursSummary } from '../ui/formats/hours.ts';
import { Icon } from '../ui/icon.tsx';
import { from, space, theme, type } from '../ui/tokens.ts';
import type { Settings } from './content.ts';
import { OpenNow } from './open-now.tsx';

const Root = styled.aside`
  background: ${theme.tone.ground};
  color: ${theme.tone.inkSoft};
  font-size: ${type.small};
  line-height: 1.4;

  ul {
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
  /* Below that width it would not fit beside the hours, and the bar would grow by a line. */
  .call {
    display: none;
    ${from('gridLg')} {
      display: inline-flex;
      margin-inline-start: auto;
    }
  }
`;

/** Most of Mato Grosso. */
const DEFAULT_TIME_ZONE = 'America/Cuiaba';

/** Where, when and by which phone: the first thing on every screen, in one line. */
export function HeaderFacts({ settings }: { settings: Settings }) {
  const { address, openingHours, phones, specialDates, timeZone } = settings;
  const hours = hoursSummary(openingHours ?? []);
  const phone = phones?.[0];
  return (
    <Root data-surface="escura" aria-label="Local, horário e telefone">
      <Container>
        <ul className="plain-list">
          {address ? (
            <li {...editMark(address)}>
              <Icon name="location" size={16} />
              {address.district}, {address.city}/{address.uf}
            </li>
          ) : null}
          {hours ? (
            <li {...editMark(openingHours?.[0])}>
              <Icon name="clock" size={16} />
              <OpenNow
                openingHours={openingHours ?? []}
                specialDates={specialDates}
                timeZone={timeZone ?? DEFAULT_TIME_ZONE}
              >
                {hours}
              </OpenNow>
            </li>
          ) : null}
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
