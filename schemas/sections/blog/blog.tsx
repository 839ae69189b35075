import { styled } from 'styled-components';
import { LinkButton } from '#web/ui/button.tsx';
import { Dotted } from '#web/ui/dotted.tsx';
import { editMark } from '#web/ui/edit-mark.ts';
import { formatDate } from '#web/ui/formats/dates.ts';
import { Illustration } from '#web/ui/illustration.tsx';
import { Box } from '#web/ui/layout.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { SectionFrame } from '#web/ui/section-frame.tsx';
import { SectionHeader } from '#web/ui/section-header.tsx';
import { SmartLink } from '#web/ui/smart-link.tsx';
import { breakpoint, from, phone, radius, space, theme, type, weight } from '#web/ui/tokens.ts';
import { articleDrawing } from '../../objects/drawings.ts';
import type { SectionProps } from '../index.ts';

export type PostItem = NonNullable<SectionProps<'blog'>['posts']>[number];

/** Words a minute in unhurried reading. */
const WORDS_PER_MINUTE = 180;

interface PostCardProps {
  readonly post: PostItem;
  readonly width: number;
}

/** One article in a list: cover, topic, title, excerpt, date and how long it takes. Styled by its list. */
function PostCard({ post, width }: PostCardProps) {
  const { kind, title, path, topic, excerpt, cover, publishedAt, words } = post;
  const minutes = Math.max(1, Math.round((words ?? 0) / WORDS_PER_MINUTE));
  return (
    <article>
      {cover?.asset ? (
        <Picture picture={cover} width={width} ratio={3 / 2} sizes="(min-width: 768px) 45vw, 92vw" />
      ) : (
        <Illustration name={articleDrawing(topic?.icon, path)} ratio={3 / 2} />
      )}
      <div className="words">
        <p className="topic">
          <Dotted
            parts={[kind === 'noticia' ? 'Notícia da clínica' : '', topic?.title, `${minutes} min`].filter(Boolean)}
          />
          <span className="visually-hidden"> de leitura</span>
        </p>
        <h3>{path ? <SmartLink href={path}>{title}</SmartLink> : title}</h3>
        <p className="excerpt">{excerpt}</p>
        <p className="meta">
          <time dateTime={publishedAt} {...editMark(post, 'publishedAt')}>
            {formatDate(publishedAt)}
          </time>
        </p>
      </div>
    </article>
  );
}

/** Where two cards stand in a row. */
const pairs = `${from('gridSm')} and (max-width: ${(breakpoint.gridLg - 0.02) / 16}em)`;

const Posts = styled.ul`
  display: grid;
  gap: ${space(20)} ${space(12)};
  ${from('gridSm')} {
    grid-template-columns: 1fr 1fr;
  }
  ${from('gridLg')} {
    grid-template-columns: repeat(auto-fill, minmax(min(18.5rem, 100%), 1fr));
  }

  article {
    position: relative;
    display: grid;
    gap: ${space(8)};
    align-content: start;
  }
  ${phone} {
    row-gap: ${space(12)};
    article {
      grid-template-columns: 5.5rem minmax(0, 1fr);
      column-gap: ${space(7)};
    }
    article > :first-child {
      border-radius: ${radius.control};
    }
  }
  /* One left over takes the row, picture and words side by side. */
  ${pairs} {
    & > li:last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
    & > li:last-child:nth-child(odd) article {
      grid-template-columns: 1fr 1fr;
      column-gap: ${space(12)};
      align-items: center;
    }
  }
  .words {
    display: grid;
    gap: ${space(3)};
    align-content: start;
  }
  .topic {
    color: ${theme.tone.tintInk};
    font-size: ${type.small};
    font-weight: ${weight.label};
  }
  h3 {
    font-size: ${type.h3};
    font-weight: ${weight.title};
    line-height: 1.3;
    letter-spacing: -0.01em;
    text-wrap: balance;
  }
  h3 a {
    color: ${theme.tone.ink};
    text-decoration: none;
  }
  h3 a::after {
    position: absolute;
    inset: 0;
    border-radius: ${radius.card};
    content: '';
  }
  article:hover h3 a {
    color: ${theme.tone.link};
    text-decoration: underline;
  }
  .excerpt {
    color: ${theme.tone.inkSoft};
    text-wrap: pretty;
  }
  ${phone} {
    h3 {
      font-size: ${type.h4};
    }
    .excerpt {
      display: none;
    }
  }
  .meta {
    color: ${theme.tone.inkSoft};
    font-size: ${type.small};
    font-variant-numeric: tabular-nums;
  }
  &[data-variant='destaque'] {
    ${from('gridLg')} {
      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
      grid-auto-rows: min-content;
      & > li:first-child {
        grid-row: 1 / span 6;
      }
      & > li:not(:first-child) article {
        grid-template-columns: 10rem 1fr;
      }
      & > li:not(:first-child) h3 {
        font-size: ${type.h4};
      }
      & > li:not(:first-child) .excerpt {
        display: none;
      }
    }
  }
`;

/** Articles as cards; or the first one large and the others in a column beside it. */
function PostList({ variant, posts }: { variant: 'cartoes' | 'destaque'; posts: readonly PostItem[] }) {
  return (
    <Posts className="plain-list" data-variant={variant}>
      {posts.map((post) => (
        <li key={post._id}>
          <PostCard post={post} width={variant === 'destaque' ? 640 : 379} />
        </li>
      ))}
    </Posts>
  );
}

/** Articles, and the way to all topics. Nothing when the clinic publishes none. */
export default function Blog(props: SectionProps<'blog'>) {
  const { _key, anchorId, variant, mode, surface, header, count, isOff, posts } = props;
  if (isOff || !posts?.length) return null;
  const titleId = `titulo-${_key}`;
  const shown = mode === 'selected' ? posts : posts.slice(0, count ?? 3);
  return (
    <SectionFrame id={anchorId} surface={surface} labelledBy={titleId}>
      <SectionHeader id={titleId} {...header} />
      <PostList variant={variant} posts={shown} />
      <Box $mt={16}>
        <LinkButton href="/topics" variant="soft">
          Ver todos os temas
        </LinkButton>
      </Box>
    </SectionFrame>
  );
}
