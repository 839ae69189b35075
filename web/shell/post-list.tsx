import { styled } from 'styled-components';
import type { PostSummary } from '#schemas/content.ts';
import { shownName } from '#schemas/documents/professional/identification.ts';
import { formatDate } from '../ui/formats/dates.ts';
import { Picture } from '../ui/picture.tsx';
import { SmartLink } from '../ui/smart-link.tsx';
import { duration, ease, from, radius, space, theme, type, weight } from '../ui/tokens.ts';

/** Words per minute of a calm reader. */
const PACE = 200;

/** Whole minutes, at least one. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / PACE));
}

const List = styled.ul`
  display: grid;
  border-block-end: 1px solid ${theme.tone.line};

  li {
    border-block-start: 1px solid ${theme.tone.line};
  }
  article {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(4)} ${space(16)};
    padding-block: ${space(14)};
    ${from('gridMd')} {
      grid-template-columns: 11.5rem minmax(0, 1fr);
    }
  }
  .meta {
    display: grid;
    gap: ${space(1)};
    align-content: start;
    color: ${theme.tone.inkSoft};
    font-size: ${type.small};
    font-variant-numeric: tabular-nums;
  }
  .words {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(4)};
    max-width: 44rem;
  }
  .words > :is(h2, h3) {
    font-size: ${type.h3};
    font-weight: ${weight.title};
    line-height: 1.3;
    letter-spacing: -0.01em;
    text-wrap: balance;
  }
  .words a {
    color: ${theme.tone.ink};
    text-decoration-color: transparent;
    transition: text-decoration-color ${duration.quick} ${ease};
  }
  .words a::after {
    position: absolute;
    inset: 0;
    content: '';
  }
  article:hover a {
    color: ${theme.tone.link};
    text-decoration-color: currentcolor;
  }
  figure {
    max-width: 10rem;
  }
  figure img {
    border-radius: ${radius.control};
  }
  .excerpt {
    color: ${theme.tone.inkSoft};
  }
`;

interface PostListProps {
  readonly posts: readonly PostSummary[];
  readonly timeZone: string | undefined;
  /** Place of the titles in the outline. */
  readonly level: 2 | 3;
}

/** Articles as a list to read down: when, how long, what about, by whom. */
export function PostList({ posts, timeZone, level }: PostListProps) {
  const Title: 'h2' | 'h3' = `h${level}`;
  return (
    <List className="plain-list">
      {posts.map(({ _id, kind, path, title, excerpt, publishedAt, words, author, topic, cover }) => (
        <li key={_id}>
          <article>
            <div className="meta">
              {cover?.asset ? <Picture picture={cover} width={160} ratio={3 / 2} sizes="160px" /> : null}
              <time dateTime={publishedAt}>{formatDate(publishedAt, timeZone)}</time>
              <span>{readingMinutes(words)} min de leitura</span>
            </div>
            <div className="words">
              <Title>{path ? <SmartLink href={path}>{title}</SmartLink> : title}</Title>
              <p className="excerpt">{excerpt}</p>
              <p className="meta">
                {[
                  ...(kind === 'noticia' ? ['Notícia da clínica'] : []),
                  topic.title,
                  author ? shownName(author) : 'Equipe da clínica',
                ].join(' · ')}
              </p>
            </div>
          </article>
        </li>
      ))}
    </List>
  );
}
