import { useLiveContent } from '#web/live/use-live-content.ts';
import { Icon } from '#web/ui/icon.tsx';
import { MoreLink } from '#web/ui/more-link.tsx';
import type { SectionProps } from '../index.ts';

type NoticeText = Omit<SectionProps<'noticeBar'>, '_key' | '_type' | 'anchorId'>;

interface NoticeProps {
  /** The section's key, unique on its page. */
  readonly id: string;
  readonly anchorId: string | null;
  /** What it says, as the server rendered it. */
  readonly first: NoticeText;
}

/** A notice as it is now; nothing once it was taken back or its days are over. */
export function Notice({ id, anchorId, first }: NoticeProps) {
  // A sample stands on no page.
  const name = first.page ? 'notices' : null;
  const { data: notice } = useLiveContent(name, first, (pages): NoticeText | undefined => {
    const found = pages.find(({ _id }) => _id === first.page)?.notices?.find(({ _key }) => _key === id);
    if (!found) return undefined;
    // The same members in the same order as the section's own: anything else would count as news.
    const { page, variant, title, text, linkLabel, link } = found;
    return { page, variant, title, text, linkLabel, link };
  });
  if (!notice) return null;
  const { variant, title, text, link, linkLabel } = notice;
  const titleId = `titulo-${id}`;
  return (
    <section id={anchorId ?? undefined} data-variant={variant} aria-labelledby={titleId}>
      <div className="row">
        <div className="words">
          <Icon name={variant === 'atencao' ? 'alert' : 'calendar'} size={20} />
          <h2 id={titleId}>{title}</h2>
          {text ? <p>{text}</p> : null}
        </div>
        {link?.href ? <MoreLink href={link.href} label={linkLabel || 'Saiba mais'} of={title} /> : null}
      </div>
    </section>
  );
}
