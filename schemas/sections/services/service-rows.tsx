import { styled } from 'styled-components';
import { inGroups } from '#web/shell/in-groups.ts';
import { isIconName } from '#web/ui/icon-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { SmartLink } from '#web/ui/smart-link.tsx';
import { from, radius, space, theme, type, weight } from '#web/ui/tokens.ts';
import { ServiceFacts } from './service-facts.tsx';
import type { ServiceItem } from './service-item.ts';

const Groups = styled.div`
  display: grid;
  gap: ${space(20)};

  .group {
    display: grid;
    gap: ${space(6)} ${space(24)};
    ${from('gridLg')} {
      grid-template-columns: 3fr 9fr;
    }
  }
  h3 {
    font-size: ${type.h4};
    font-weight: ${weight.title};
  }
  ul {
    border-block-start: 1px solid ${theme.tone.line};
  }
  li {
    position: relative;
    display: grid;
    grid-template-columns: auto 1fr auto;
    gap: ${space(2)} ${space(10)};
    align-items: center;
    padding-block: ${space(9)};
    border-block-end: 1px solid ${theme.tone.line};
  }
  .tile {
    display: grid;
    width: 3rem;
    height: 3rem;
    border-radius: ${radius.card};
    background: ${theme.tone.tint};
    color: ${theme.tone.tintInk};
    place-items: center;
  }
  .words {
    display: grid;
    gap: ${space(1)};
  }
  .words a {
    color: ${theme.tone.ink};
    font-weight: ${weight.label};
    text-decoration: none;
  }
  /* The whole row leads there; the link keeps its own words. */
  .words a::after {
    position: absolute;
    inset: 0;
    content: '';
  }
  li:hover .words a {
    color: ${theme.tone.link};
    text-decoration: underline;
  }
  p {
    max-width: 60ch;
    color: ${theme.tone.inkSoft};
    text-wrap: pretty;
  }
  .facts {
    font-size: ${type.small};
  }
  li > svg {
    color: ${theme.tone.inkSoft};
  }
`;

/** Services as rows below the name of their area. */
export function ServiceRows({ items }: { items: readonly ServiceItem[] }) {
  return (
    <Groups>
      {inGroups(items, ({ area }) => area, 'Outros serviços').map((group) => (
        <div key={group.id} className="group">
          <h3>{group.name}</h3>
          <ul className="plain-list">
            {group.items.map((item) => (
              <li key={item._id}>
                <span className="tile">
                  <Icon name={isIconName(item.icon) ? item.icon : 'stethoscope'} />
                </span>
                <div className="words">
                  <SmartLink href={`/servicos/${item.slug}`}>{item.title}</SmartLink>
                  <p>{item.summary}</p>
                  <ServiceFacts item={item} />
                </div>
                <Icon name="chevron-right" size={20} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Groups>
  );
}
