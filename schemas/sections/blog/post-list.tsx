import { styled } from 'styled-components';
import { from, radius, space, theme, type, weight } from '#web/ui/tokens.ts';
import { PostCard, type PostItem } from './post-card.tsx';

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 19rem), 1fr));
  gap: ${space(20)} ${space(12)};

  article {
    position: relative;
    display: grid;
    gap: ${space(8)};
    align-content: start;
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
export function PostList({ variant, posts }: { variant: 'cartoes' | 'destaque'; posts: readonly PostItem[] }) {
  return (
    <List className="plain-list" data-variant={variant}>
      {posts.map((post) => (
        <li key={post._id}>
          <PostCard post={post} width={variant === 'destaque' ? 640 : 379} />
        </li>
      ))}
    </List>
  );
}
