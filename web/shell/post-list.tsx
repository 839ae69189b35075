import { styled } from 'styled-components';
import type { PostSummary } from '#schemas/content.ts';
import { shownName } from '#schemas/documents/professional/identification.ts';
import { articleDrawing } from '#schemas/objects/drawings.ts';
import { Dotted } from '../ui/dotted.tsx';
import { Drawing, SCENE_BOX } from '../ui/drawing.tsx';
import { closeUpStyle } from '../ui/illustration.tsx';
import { formatDate } from '../ui/formats/dates.ts';
import { pictureImage } from '../ui/picture-image.ts';
import { SmartLink } from '../ui/smart-link.tsx';
import { breakpoint, duration, ease, from, radius, space, theme, type, weight } from '../ui/tokens.ts';

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
    grid-template: auto 1fr / auto minmax(0, 1fr);
    gap: ${space(3)} ${space(6)};
    padding-block: ${space(14)};
    ${from('gridMd')} {
      column-gap: ${space(10)};
    }
  }
  .meta {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space(6)};
    color: ${theme.tone.inkSoft};
    font-size: ${type.small};
    font-variant-numeric: tabular-nums;
  }
  .words {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(4)};
    align-content: start;
    max-width: 44rem;
  }
  /* On a phone the title stands beside the picture, below the date; the other words have the whole width. */
  @media (max-width: ${(breakpoint.gridMd - 0.02) / 16}em) {
    .words {
      display: contents;
    }
    .words > p {
      grid-column: 1 / -1;
    }
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
  article > :is(img, svg) {
    grid-row: 1 / span 2;
    align-self: start;
    width: clamp(5.5rem, 3rem + 7vw, 10rem);
    height: auto;
    border-radius: ${radius.card};
  }
  article > svg {
    ${closeUpStyle}
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

/** One article: its cover, or the drawing of its topic; when, how long, what about, by whom. Styled by the list. */
function PostEntry({ post, timeZone, level }: Omit<PostListProps, 'posts'> & { readonly post: PostSummary }) {
  const { kind, path, title, excerpt, publishedAt, words, author, topic, cover } = post;
  const Title: 'h2' | 'h3' = `h${level}`;
  const drawn = cover ? pictureImage(cover, { width: 160, ratio: 4 / 3, sizes: '160px' }) : null;
  return (
    <article>
      {drawn ? (
        <img {...drawn.image} alt={drawn.image.alt ?? ''} />
      ) : (
        <Drawing name={articleDrawing(topic.icon, path)} box={SCENE_BOX} />
      )}
      <div className="meta">
        <time dateTime={publishedAt}>{formatDate(publishedAt, timeZone)}</time>
        <span>{readingMinutes(words)} min de leitura</span>
      </div>
      <div className="words">
        <Title>{path ? <SmartLink href={path}>{title}</SmartLink> : title}</Title>
        <p className="excerpt">{excerpt}</p>
        <p className="meta">
          <span>
            <Dotted
              parts={[
                kind === 'noticia' ? 'Notícia da clínica' : '',
                topic.title,
                author ? shownName(author) : 'Equipe da clínica',
                drawn?.caption,
              ].filter(Boolean)}
            />
          </span>
        </p>
      </div>
    </article>
  );
}

/** Articles as a list to read down. */
export function PostList({ posts, ...rest }: PostListProps) {
  return (
    <List className="plain-list">
      {posts.map((post) => (
        <li key={post._id}>
          <PostEntry post={post} {...rest} />
        </li>
      ))}
    </List>
  );
}
