import { bookingLink } from './booking.ts';
import type { Settings } from './content.ts';
import { HeaderBar } from './header-bar.tsx';
import { HeaderFacts } from './header-facts.tsx';

/**
 * What stands above every page: a line of facts, and the bar. The layout does not know the path: `HeaderBehaviour` marks
 * the current page.
 */
export function SiteHeader({ settings }: { settings: Settings }) {
  return (
    <>
      <HeaderFacts settings={settings} />
      <HeaderBar settings={settings} booking={bookingLink(settings)} data-site-header="" />
    </>
  );
}
