import { LinkButton } from './button.tsx';
import { Icon } from './icon.tsx';
import { isIconName } from './icon-names.ts';
import { Cluster } from './layout.tsx';

/** A button as content gives it: what it says and where it leads, null when its target is gone. */
export interface Action {
  readonly _key: string;
  readonly label: string;
  readonly style: 'primary' | 'secondary' | 'text' | null;
  readonly icon?: string | null;
  readonly link: { readonly href: string | null } | null;
}

const variants = { primary: 'solid', secondary: 'soft', text: 'quiet' } as const;

/** Buttons as staff wrote them; one whose target is gone is left out, and a row of none is nothing. */
export function Actions({ ctas }: { ctas: readonly Action[] | null }) {
  const shown = (ctas ?? []).flatMap(({ _key, label, style, icon, link }) =>
    link?.href ? [{ key: _key, label, href: link.href, icon, variant: variants[style ?? 'primary'] }] : [],
  );
  if (shown.length === 0) return null;
  return (
    <Cluster data-many={shown.length > 3 ? '' : undefined}>
      {shown.map(({ key, label, href, icon, variant }) => (
        <LinkButton key={key} className={variant} href={href} variant={variant}>
          {isIconName(icon) ? <Icon name={icon} /> : null}
          {label}
        </LinkButton>
      ))}
    </Cluster>
  );
}
