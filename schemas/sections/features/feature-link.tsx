import { MoreLink } from '#web/ui/more-link.tsx';
import type { FeatureItem } from './feature-item.ts';

/** Where an item leads; nothing when its target is gone. */
export function FeatureLink({ item: { link, linkLabel, title } }: { item: FeatureItem }) {
  return link?.href ? <MoreLink href={link.href} label={linkLabel || 'Saiba mais'} of={title} /> : null;
}
