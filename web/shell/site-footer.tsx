import { styled } from 'styled-components';
import type { Settings } from '#schemas/content.ts';
import { Drawing, SKYLINE_BOX } from '../ui/drawing.tsx';
import { editMark } from '../ui/edit-mark.ts';
import { formatPhone, phoneHref } from '../ui/formats/identifiers.ts';
import { SmartLink } from '../ui/smart-link.tsx';
import { Container } from '../ui/layout.tsx';
import { HoursTable } from '../ui/hours-table.tsx';
import { Icon } from '../ui/icon.tsx';
import { from, phone, space, theme, type, weight } from '../ui/tokens.ts';
import { ClinicIdentification } from './clinic-identification.tsx';
import { EmergencyNotice } from '../ui/emergency-notice.tsx';
import { FooterContact } from './footer-contact.tsx';
import { SiteLogo } from './site-logo.tsx';

function responsible(dpo: Settings['dpo']): string | null {
  if (dpo.kind === 'canal') return null;
  return [dpo.company, dpo.name].filter(Boolean).join(', ') || null;
}

/** Who answers for personal data: identity and contact, public and in plain sight (Resolução CD/ANPD 18/2024). */
function FooterPrivacy({ settings }: { settings: Pick<Settings, 'dpo' | 'privacyPath'> }) {
  const { dpo, privacyPath } = settings;
  const who = dpo ? responsible(dpo) : null;
  return (
    <>
      {dpo ? (
        <p {...editMark(settings, 'dpo')}>
          {who ? `Encarregado pelo tratamento de dados: ${who}` : 'Canal de privacidade e proteção de dados'}
          {dpo.email ? (
            <>
              , <a href={`mailto:${dpo.email}`}>{dpo.email}</a>
            </>
          ) : null}
          {dpo.phone ? (
            <>
              ,{' '}
              <a className="whole" href={phoneHref(dpo.phone)}>
                {formatPhone(dpo.phone)}
              </a>
            </>
          ) : null}
        </p>
      ) : null}
      {privacyPath ? (
        <p className="alone">
          <SmartLink href={privacyPath}>Política de Privacidade</SmartLink>
        </p>
      ) : null}
    </>
  );
}

const Root = styled.footer`
  position: relative;
  padding-block: clamp(2rem, 1.4rem + 2.5vw, 3.5rem) ${space(16)};
  margin-block-start: max(1.75rem, 2.02vw);
  background: ${theme.tone.ground};
  color: ${theme.tone.ink};

  .skyline {
    position: absolute;
    inset: auto 0 calc(100% - 1px);
    width: 100%;
    height: max(1.75rem, 2.02vw);
    /* Behind the trees there is a sky, by night too. */
    background: linear-gradient(transparent, ${theme.art.sky} 70%);
    color: ${theme.tone.ground};
  }
  /* Below a dark section there is no light to stand against. */
  main:has(> [data-surface='escura']:last-child) ~ & {
    margin-block-start: 0;
    border-block-start: 1px solid ${theme.tone.line};
    .skyline {
      display: none;
    }
  }

  .columns,
  .legal {
    display: grid;
    gap: clamp(1.25rem, 0.7rem + 2.5vw, 2.5rem) ${space(24)};
  }
  .columns {
    padding-block-end: clamp(1.5rem, 1rem + 2vw, 2.5rem);
    ${from('gridMd')} {
      grid-template-columns: 1fr 1fr;
    }
    ${from('gridLg')} {
      grid-template-columns: 2.4fr 3fr 4.5fr 2.3fr;
    }
  }
  .columns > :is(div, nav) {
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
    gap: ${space(1)} ${space(8)};
  }
  a {
    color: ${theme.tone.ink};
    text-decoration-color: ${theme.tone.edge};
  }
  @media (min-width: 19.01em) {
    a:is([href^='tel:'], [href^='https://wa.me']) {
      white-space: nowrap;
    }
  }
  :is(li, address) a {
    display: inline-flex;
    align-items: center;
    gap: ${space(5)};
    min-height: 2rem;
    text-decoration: none;

    &:hover {
      text-decoration: underline;
    }
  }
  address a {
    align-items: start;
  }
  .icon {
    flex: none;
    color: ${theme.tone.inkSoft};
  }
  .alone a {
    display: inline-block;
    min-height: 1.5rem;
  }
  .tagline,
  .legal > div + div,
  dd {
    color: ${theme.tone.inkSoft};
  }
  .legal {
    padding-block-start: clamp(1.25rem, 0.7rem + 2.5vw, 2.5rem);
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
  .legal > div + div {
    font-size: ${type.small};
  }
  /* On a phone the lines are set close, all in one size: that of the title times 0.4, above the 0.35 of the CFM manual. */
  ${phone} {
    padding-block: ${space(10)} ${space(6)};
    /* A phone's menu has the same links. */
    .tagline,
    nav h2,
    nav li:not(:last-child) {
      display: none;
    }
    font-size: ${type.small};
    line-height: 1.35;
    h2 {
      font-size: inherit;
    }
    .columns,
    .legal {
      row-gap: ${space(8)};
    }
    .columns > :is(div, nav) {
      gap: ${space(1)};
    }
    .columns {
      padding-block-end: ${space(6)};
    }
    .legal {
      padding-block-start: ${space(8)};
    }
    ul {
      display: flex;
      flex-wrap: wrap;
      gap: 0 ${space(8)};
    }
    .columns > div {
      width: 100%;
    }
    li a {
      min-height: 1.5rem;
    }
    .columns dl {
      gap: 0;
    }
    .legal > div {
      gap: ${space(1)};
    }
    address p {
      display: inline;
    }
    address p:has(+ p)::after {
      content: ', ';
    }
  }
`;

/** The footer of every page: contact, hours, and the lines by which law and councils want the clinic known. */
export function SiteFooter({ settings }: { settings: Settings }) {
  const { tagline, hours, footerMenu, disclaimer } = settings;
  const links = (footerMenu ?? []).filter(({ link }) => link?.href);
  return (
    <Root data-surface="escura">
      <Drawing className="skyline" name="skyline" box={SKYLINE_BOX} preserveAspectRatio="xMidYMax slice" />
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
          <nav aria-labelledby="rodape">
            <h2 id="rodape">No site</h2>
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
