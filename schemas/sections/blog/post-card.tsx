import { topicDrawing } from '#web/shell/drawings.ts';
import { editMark } from '#web/ui/edit-mark.ts';
import { formatDate } from '#web/ui/formats/dates.ts';
import { Illustration } from '#web/ui/illustration.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { SmartLink } from '#web/ui/smart-link.tsx';
import type { SectionProps } from '../index.ts';

export type PostItem = NonNullable<SectionProps<'blog'>['posts']>[number];

/** Words a minute in unhurried reading. */
const READING = 180;

/** One article in a list: cover, topic, title, excerpt, date and how long it takes. Styled by its list. */
export function PostCard({ post, width }: { post: PostItem; width: number }) {
  const { kind, title, path, topic, excerpt, cover, publishedAt, words } = post;
  const minutes = Math.max(1, Math.round((words ?? 0) / READING));
  return (
    <article>
      {cover?.asset ? (
        <Picture picture={cover} width={width} ratio={3 / 2} sizes="(min-width: 768px) 45vw, 92vw" />
      ) : (
        <Illustration name={topicDrawing(topic)} ratio={3 / 2} />
      )}
      <div className="words">
        <p className="topic">
          {[kind === 'noticia' ? 'Notícia da clínica' : '', topic?.title].filter(Boolean).join(' · ')}
        </p>
        <h3>{path ? <SmartLink href={path}>{title}</SmartLink> : title}</h3>
        <p className="excerpt">{excerpt}</p>
        <p className="meta">
          <time dateTime={publishedAt} {...editMark(post, 'publishedAt')}>
            {formatDate(publishedAt)}
          </time>
          , {minutes} min de leitura
        </p>
      </div>
    </article>
  );
}
