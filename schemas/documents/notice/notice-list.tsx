import { useLiveContent } from '#web/live/use-live-content.ts';
import { Icon } from '#web/ui/icon.tsx';
import { MoreLink } from '#web/ui/smart-link.tsx';
import { type Notice, noticesAt } from './notices-at.ts';

interface NoticeListProps {
  /** Path of the page. */
  readonly path: string;
  /** Its notices, as the server rendered them. */
  readonly first: readonly Notice[];
}

/** The notices of a page as they are now: one that was taken back or whose days are over is gone. */
export function NoticeList({ path, first }: NoticeListProps) {
  const { data: notices } = useLiveContent('notices', first, (all) => noticesAt(path, all));
  return notices.map(({ _id, anchorId, variant, title, text, link, linkLabel }) => (
    <section key={_id} id={anchorId ?? undefined} data-variant={variant} aria-labelledby={`titulo-${_id}`}>
      <div className="row">
        <div className="words">
          <Icon name={variant === 'atencao' ? 'alert' : 'calendar'} size={20} />
          {/* No heading: the page's own title is the first. */}
          <p className="title" id={`titulo-${_id}`}>
            {title}
          </p>
          {text ? <p>{text}</p> : null}
        </div>
        {link?.href ? <MoreLink href={link.href} label={linkLabel || 'Saiba mais'} of={title} /> : null}
      </div>
    </section>
  ));
}
