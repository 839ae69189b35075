import type { ComponentProps } from 'react';

export type SmartLinkProps = Omit<ComponentProps<'a'>, 'href'> & { href: string };

/** True for addresses that leave the site in a browser tab (not `tel:` or `mailto:`). */
function leavesSite(href: string): boolean {
  return /^https?:\/\//i.test(href);
}

/**
 * The one link of the site: other sites open in a new tab and say so, everything else is a plain link. Plain also for our
 * own pages: `web/loading/follow-links.ts` turns them into client navigations for the whole page at once. Next's `Link`
 * does it one by one, each a component to hydrate and to send twice.
 */
export function SmartLink({ href, children, ...rest }: SmartLinkProps) {
  if (!leavesSite(href)) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" {...rest}>
      {children}
      <span className="visually-hidden"> (abre em nova aba)</span>
    </a>
  );
}
