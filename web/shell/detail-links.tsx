import { styled } from 'styled-components';
import { Heading } from '../ui/text.tsx';
import { Icon } from '../ui/icon.tsx';
import { SmartLink } from '../ui/smart-link.tsx';
import { space, theme } from '../ui/tokens.ts';

const LinkRows = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr));
  gap: 0 ${space(16)};

  a {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 3rem;
    border-block-end: 1px solid ${theme.tone.line};
    color: ${theme.tone.ink};
    text-decoration: none;
  }
  a:hover {
    color: ${theme.tone.link};
    text-decoration: underline;
  }
  svg {
    color: ${theme.tone.tintInk};
  }
`;

interface DetailLinksProps {
  readonly id: string;
  readonly title: string;
  readonly base: '/servicos' | '/exames';
  readonly items: readonly { readonly _id: string; readonly title: string; readonly slug: string | null }[];
}

/** Services or exams that belong to what a page is about. Nothing where there are none. */
export function DetailLinks({ id, title, base, items }: DetailLinksProps) {
  const known = items.filter(({ slug }) => slug);
  if (known.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Heading level={2} size="h3" id={id}>
        {title}
      </Heading>
      <LinkRows className="plain-list">
        {known.map((item) => (
          <li key={item._id}>
            <SmartLink href={`${base}/${item.slug}`}>
              {item.title}
              <Icon name="chevron-right" size={20} />
            </SmartLink>
          </li>
        ))}
      </LinkRows>
    </section>
  );
}
