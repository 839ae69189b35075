import { Icon } from './icon.tsx';
import { SmartLink } from './smart-link.tsx';

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
      {of ? <span className="visually-hidden">: {of}</span> : null}
      <Icon name="arrow-right" size={18} />
    </SmartLink>
  );
}
