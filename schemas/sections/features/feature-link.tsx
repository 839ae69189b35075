import { Icon } from '#web/ui/icon.tsx';
import { SmartLink } from '#web/ui/smart-link.tsx';
import type { FeatureItem } from './feature-item.ts';

/** Where an item leads. The title is read with the link, so that "Saiba mais" makes sense by itself (WCAG 2.4.4). */
export function FeatureLink({ item: { link, linkLabel, title } }: { item: FeatureItem }) {
  if (!link?.href) return null;
  return (
    <SmartLink className="more" href={link.href}>
      {linkLabel || 'Saiba mais'}
      <span className="visually-hidden">: {title}</span>
      <Icon name="arrow-right" size={18} />
    </SmartLink>
  );
}
