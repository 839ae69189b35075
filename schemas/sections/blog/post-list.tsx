import { styled } from 'styled-components';
import { breakpoint, from, radius, space, theme, type, weight } from '#web/ui/tokens.ts';
import { PostCard, type PostItem } from './post-card.tsx';

/** Where two cards stand in a row. */
const pairs = `${from('gridSm')} and (max-width: ${(breakpoint.gridLg - 0.02) / 16}em)`;

const List = styled.ul`
  display: grid;
  gap: ${space(20)} ${space(12)};
  ${from('gridSm')} {
    grid-template-columns: 1fr 1fr;
  }
  ${from('gridLg')} {
    grid-template-columns: repeat(auto-fill, minmax(18.5rem, 1fr));
  }

  article {
    position: relative;
    display: grid;
    gap: ${space(8)};
    align-content: start;
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
