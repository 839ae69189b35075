import type { ComponentProps } from 'react';
import { Icon } from './icon.tsx';

export type SmartLinkProps = Omit<ComponentProps<'a'>, 'href'> & { href: string };

/** True for addresses that leave the site in a browser tab (not `tel:` or `mailto:`). */
function leavesSite(href: string): boolean {
  return /^https?:\/\//i.test(href);
}

/**
 * The one link of the site: other sites open in a new tab and say so, everything else is a plain link. Plain also for our
 * own pages: `web/shell/link-behaviour.tsx` turns them into client navigations for the whole page at once. Next's `Link`
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
    <a href={href} target="_blank" rel="noreferrer" {...rest}>
      {children}
      <span className="visually-hidden"> (abre em nova aba)</span>
    </a>
  );
}

type MoreLinkProps = {
  href: string;
  label: string;
  /** What it leads to, read with the label, so that "Saiba mais" makes sense by itself (WCAG 2.4.4). */
  of?: string;
};

/** Words and an arrow. Styled by its list, with `moreLinkStyle`. */
export function MoreLink({ href, label, of }: MoreLinkProps) {
  return (
    <SmartLink className="more" href={href}>
      {label}
      {of ? <span className="visually-hidden">{`: ${of}`}</span> : null}
      <Icon name="arrow-right" size={18} />
    </SmartLink>
  );
}
