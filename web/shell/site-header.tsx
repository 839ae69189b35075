import { styled } from 'styled-components';
import type { ComponentProps } from 'react';
import type { Settings } from '#schemas/content.ts';
import { space, theme, type, weight } from '../ui/tokens.ts';
import { Icon } from '../ui/icon.tsx';
import { SEARCH_FIELD } from '../ui/search-field.ts';
import { LinkButton } from '../ui/button.tsx';
import { SmartLink } from '../ui/smart-link.tsx';
import { Toolbar } from '../ui/layout.tsx';
import { type BookingLink, bookingLink } from '../content/booking.ts';
import { SEARCH } from '../content/route-of.ts';
import { HeaderRoot } from './header-style.ts';
import { SiteLogo } from './site-logo.tsx';
import { HeaderFacts } from './header-facts.tsx';

const Ribbon = styled.aside`
  padding: ${space(2)} ${space(10)};
  background: ${theme.tone.warningTint};
  color: ${theme.tone.warning};
  font-size: ${type.small};
  font-weight: ${weight.label};
  line-height: 1.4;
  text-align: center;
`;

/** Says on every page that the content is invented. */
function DemoRibbon({ settings }: { settings: Pick<Settings, 'demoMode'> }) {
  return settings.demoMode ? <Ribbon aria-label="Aviso">Conteúdo de demonstração — não publicar</Ribbon> : null;
}

type MenuItem = NonNullable<Settings['mainMenu']>[number];

interface MenuGroup {
  readonly item: MenuItem;
  /** Links below it. */
  readonly under: readonly MenuItem[];
}

/** The items of the bar, each with those below it; what leads nowhere any more is left out. */
function menuGroups(items: readonly MenuItem[]): readonly MenuGroup[] {
  const groups: { readonly item: MenuItem; readonly under: MenuItem[] }[] = [];
  for (const item of items.filter(({ link }) => link?.href)) {
    const above = groups.at(-1);
    if (item.isUnder && above) above.under.push(item);
    else groups.push({ item, under: [] });
  }
  return groups;
}

function MenuLink({ label, link }: Pick<MenuItem, 'label' | 'link'>) {
  return <SmartLink href={link?.href ?? '/'}>{label}</SmartLink>;
}

/** The whole menu, one link below the other. */
function FoldedMenu({ groups }: { groups: readonly MenuGroup[] }) {
  return groups.map(({ item, under }) => (
    <li key={item._key}>
      <MenuLink {...item} />
      {under.length > 0 ? (
        <ul className="plain-list under">
          {under.map((one) => (
            <li key={one._key}>
              <MenuLink {...one} />
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  ));
}

type FooterLinks = NonNullable<Settings['footerMenu']>;

/** Where the footer leads and the menu does not: smaller, below the menu. */
function MoreLinks({ links }: { links: FooterLinks }) {
  if (links.length === 0) return null;
  return (
    <ul className="plain-list more">
      {links.map((one) => (
        <li key={one._key}>
          <MenuLink {...one} />
        </li>
      ))}
    </ul>
  );
}

/** The bar: an item with links below it unfolds, itself the first of them. */
function MenuBar({ groups }: { groups: readonly MenuGroup[] }) {
  return groups.map(({ item, under }) => (
    <li key={item._key}>
      {under.length > 0 ? (
        <details name="menu">
          <summary>
            {item.label}
            <Icon name="chevron-down" size={16} />
          </summary>
          <ul className="plain-list">
            {[item, ...under].map((one) => (
              <li key={one._key}>
                <MenuLink {...one} />
              </li>
            ))}
          </ul>
        </details>
      ) : (
        <MenuLink {...item} />
      )}
    </li>
  ));
}

/**
 * Turns the other theme on, by the script in the head. Both words are in the page and the stylesheet shows the one that
 * applies: the button needs no state.
 */
function ThemeSwitch() {
  return (
    <button type="button" className="theme-switch">
      <span className="to-dark">
        <Icon name="moon" size={20} /> <span className="word">Tema escuro</span>
      </span>
      <span className="to-light">
        <Icon name="sun" size={20} /> <span className="word">Tema claro</span>
      </span>
    </button>
  );
}

interface HeaderBarProps extends ComponentProps<'header'> {
  readonly settings: Pick<Settings, 'tradeName' | 'logo' | 'mainMenu' | 'footerMenu' | 'headerStyle'>;
  readonly booking: BookingLink | null;
}

/**
 * Logo, menu, search, booking, theme. On small screens the menu is a `details` element, so it opens without script. Where it is
 * the page's own bar, `data-site-header` says so: that one stays on the screen and has `HeaderBehaviour`.
 */
export function HeaderBar({ settings, booking, ...rest }: HeaderBarProps) {
  const { headerStyle, mainMenu, footerMenu } = settings;
  const groups = menuGroups(mainMenu ?? []);
  const inMenu = new Set((mainMenu ?? []).map(({ link }) => link?.href));
  const others = (footerMenu ?? []).filter(({ link }) => link?.href && !inMenu.has(link.href));
  return (
    <HeaderRoot
      data-surface={headerStyle === 'escuro' ? 'escura' : undefined}
      data-blends={headerStyle === 'transparente' ? '' : undefined}
      {...rest}
    >
      <Toolbar>
        <SiteLogo settings={settings} />
        <nav className="wide" aria-label="Principal">
          <ul className="plain-list">
            <MenuBar groups={groups} />
          </ul>
        </nav>
        <div className="actions">
          {/* Only a navigation of the browser's own moves the focus into the field. */}
          <SmartLink className="to-search" href={`${SEARCH}#${SEARCH_FIELD}`} target="_self">
            <Icon name="search" size={20} />
            <span className="visually-hidden">Buscar no site</span>
          </SmartLink>
          <div className="wide">
            <ThemeSwitch />
          </div>
          {booking ? (
            <LinkButton href={booking.href} small>
              {booking.label}
            </LinkButton>
          ) : null}
          <details>
            <summary>
              <span className="when-closed">
                <Icon name="menu" />
                <span className="visually-hidden">Abrir </span>Menu
              </span>
              <span className="when-open">
                <Icon name="close" />
                Fechar<span className="visually-hidden"> menu</span>
              </span>
            </summary>
            <div className="panel">
              <nav aria-label="Menu">
                <ul className="plain-list">
                  <FoldedMenu groups={groups} />
                </ul>
                <MoreLinks links={others} />
              </nav>
              <ThemeSwitch />
            </div>
          </details>
        </div>
      </Toolbar>
    </HeaderRoot>
  );
}

/**
 * What stands above every page: a line of facts, and the bar. The layout does not know the path: `HeaderBehaviour` marks
 * the current page.
 */
export function SiteHeader({ settings }: { settings: Settings }) {
  return (
    <>
      <DemoRibbon settings={settings} />
      <HeaderFacts settings={settings} />
      <HeaderBar settings={settings} booking={bookingLink(settings)} data-site-header="" />
    </>
  );
}
