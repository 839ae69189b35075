import Link from 'next/link';
import type { ComponentProps } from 'react';

export type SmartLinkProps = Omit<ComponentProps<'a'>, 'href'> & { href: string };

/** True for addresses that leave the site in a browser tab (not `tel:` or `mailto:`). */
function leavesSite(href: string): boolean {
  return /^https?:\/\//i.test(href);
}

/**
 * The one link of the site: pages of our own navigate on the client, other sites open in a new tab and say so,
 * everything else (`tel:`, `mailto:`, `#anchor`) is a plain link.
 */
export function SmartLink({ href, children, ...rest }: SmartLinkProps) {
  if (href.startsWith('/') && !href.startsWith('//')) {
    return (
      <Link href={href} {...rest}>
        {children}
      </Link>
    );
  }
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
