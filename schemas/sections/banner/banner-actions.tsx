import { LinkButton } from '#web/ui/link-button.tsx';
import { Cluster } from '#web/ui/stack.tsx';
import type { SectionProps } from '../index.ts';

const variants = { primary: 'solid', secondary: 'outline', text: 'quiet' } as const;

/** Buttons as staff wrote them; one whose target is gone is left out. */
export function BannerActions({ ctas }: Pick<SectionProps<'banner'>, 'ctas'>) {
  const actions = (ctas ?? []).flatMap(({ _key, label, style, link }) =>
    link?.href ? [{ key: _key, label, href: link.href, variant: variants[style ?? 'primary'] }] : [],
  );
  if (actions.length === 0) return null;
  return (
    <Cluster>
      {actions.map(({ key, label, href, variant }) => (
        <LinkButton key={key} href={href} variant={variant}>
          {label}
        </LinkButton>
      ))}
    </Cluster>
  );
}
