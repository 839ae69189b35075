import { styled } from 'styled-components';
import { Container } from '../ui/container.tsx';
import { HoursTable } from '../ui/hours-table.tsx';
import { Icon } from '../ui/icon.tsx';
import { SmartLink } from '../ui/smart-link.tsx';
import { from, space, theme, type, weight } from '../ui/tokens.ts';
import { ClinicIdentification } from './clinic-identification.tsx';
import type { Settings } from './content.ts';
import { EmergencyNotice } from './emergency-notice.tsx';
import { FooterContact } from './footer-contact.tsx';
import { FooterPrivacy } from './footer-privacy.tsx';
import { SiteLogo } from './site-logo.tsx';

const Root = styled.footer`
  padding-block: clamp(3rem, 2rem + 4vw, 5rem) ${space(16)};
  border-block-start: 1px solid ${theme.tone.line};
  background: ${theme.tone.ground};
  color: ${theme.tone.ink};

  .columns,
  .legal {
    display: grid;
    gap: ${space(20)} ${space(24)};
  }
  .columns {
    padding-block-end: clamp(2.5rem, 2rem + 2vw, 4rem);
    ${from('gridMd')} {
      grid-template-columns: 1fr 1fr;
    }
    ${from('gridLg')} {
      grid-template-columns: 3.5fr 3.5fr 3.5fr 2fr;
    }
  }
  .columns > div {
    display: grid;
    gap: ${space(6)};
    align-content: start;
    justify-items: start;
  }
  .columns > div > div {
    width: 100%;
  }
  h2 {
    font-size: ${type.body};
    font-weight: ${weight.title};
  }
  p,
  li {
    max-width: 44ch;
  }
  ul {
    display: grid;
    gap: ${space(3)};
  }
  a {
    color: ${theme.tone.ink};
    text-decoration-color: ${theme.tone.edge};
  }
  a[href^='tel:'] {
    white-space: nowrap;
  }
  li a {
    display: inline-flex;
    align-items: center;
    gap: ${space(5)};
    min-height: 2rem;
  }
  .alone a {
    display: inline-block;
    min-height: 1.5rem;
  }
  .tagline,
  .aside,
  dd {
    color: ${theme.tone.inkSoft};
  }
  .legal {
    padding-block-start: ${space(20)};
    border-block-start: 1px solid ${theme.tone.line};
    ${from('gridLg')} {
      grid-template-columns: 7fr 5fr;
    }
  }
  .legal > div {
    display: grid;
    gap: ${space(4)};
    align-content: start;
  }
  .legal p {
    max-width: 66ch;
  }
`;

/** The footer of every page: contact, hours, and the lines by which law and councils want the clinic known. */
export function SiteFooter({ settings }: { settings: Settings }) {
  const { tagline, hours, footerMenu, disclaimer } = settings;
  const links = (footerMenu ?? []).filter(({ link }) => link?.href);
  return (
    <Root data-surface="escura">
      <Container>
        <div className="columns">
          <div>
            <SiteLogo settings={settings} />
            {tagline ? <p className="tagline">{tagline}</p> : null}
          </div>
          <FooterContact settings={settings} />
          <div>
            <h2>Horário</h2>
            <HoursTable openingHours={hours?.openingHours ?? []} departmentsToday={hours?.departmentsToday} />
          </div>
          <nav aria-label="Rodapé">
            <ul className="plain-list">
              {links.map(({ _key, label, link }) => (
                <li key={_key}>
                  <SmartLink href={link.href ?? '/'}>{label}</SmartLink>
                </li>
              ))}
              <li>
                <SmartLink href="/acessibilidade">
                  <Icon name="accessibility" size={20} />
                  Acessibilidade
                </SmartLink>
              </li>
            </ul>
          </nav>
        </div>
        <div className="legal">
          <div>
            <ClinicIdentification settings={settings} />
          </div>
          <div>
            <EmergencyNotice clinic={settings} />
            {disclaimer ? <p>{disclaimer}</p> : null}
            <FooterPrivacy settings={settings} />
          </div>
        </div>
      </Container>
    </Root>
  );
}
