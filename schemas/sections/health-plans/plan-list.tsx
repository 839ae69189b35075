import { styled } from 'styled-components';
import { Icon } from '#web/ui/icon.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { from, radius, space, theme, type, weight } from '#web/ui/tokens.ts';
import { searchable } from '#web/ui/search-words.ts';
import { HEALTH_PLAN_KINDS } from '../../objects/choices.ts';
import { PlanCoverage } from './plan-coverage.tsx';
import type { PlanItem } from './plan-item.ts';

const Groups = styled.div`
  display: grid;
  gap: ${space(16)};

  [data-group] {
    ${from('gridLg')} {
      display: grid;
      grid-template-columns: 3fr 9fr;
      gap: ${space(24)};
    }
  }
  h3 {
    margin-block-end: ${space(6)};
    font-size: ${type.h4};
    font-weight: ${weight.title};
  }
  .plans {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
    gap: ${space(6)};
  }
  .plans > li {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: ${space(7)};
    padding: ${space(9)} ${space(10)};
    border: 1px solid ${theme.tone.line};
    border-radius: ${radius.card};
    background: ${theme.tone.card};
  }
  .plans > li > svg {
    margin-block-start: 0.15em;
    color: ${theme.tone.green};
  }
  .name {
    font-weight: ${weight.label};
  }
  p,
  .coverage {
    color: ${theme.tone.inkSoft};
    font-size: ${type.small};
  }
  p.name {
    color: ${theme.tone.ink};
    font-size: inherit;
  }
  .coverage a {
    display: inline-block;
    min-height: 1.5rem;
  }
  &[data-variant='logos'] .plans > li {
    place-items: center;
    min-height: 6rem;
    grid-template-columns: 1fr;
    text-align: center;
  }
`;

// Discount cards are no plans and must not stand among them.
const titles = {
  operadora: 'Planos de saúde',
  empresa: 'Convênios de empresas',
  cartao: 'Cartões de desconto',
  particular: 'Particular',
} as const;

/** Plans by kind; as cards with what they cover, or as names and logos only. */
export function PlanList({ variant, items }: { variant: 'lista' | 'logos'; items: readonly PlanItem[] }) {
  const groups = HEALTH_PLAN_KINDS.map(({ value }) => ({
    kind: value,
    plans: items.filter(({ kind }) => kind === value),
  })).filter((group) => group.plans.length > 0);
  return (
    <Groups data-variant={variant}>
      {groups.map(({ kind, plans }) => (
        <div key={kind} data-group="">
          <h3>{titles[kind]}</h3>
          <ul className="plain-list plans">
            {plans.map((plan) => (
              <li key={plan._id} data-words={searchable(plan.name)}>
                {variant === 'lista' ? <Icon name="check" size={20} /> : null}
                <div>
                  {variant === 'logos' && plan.logo?.asset ? (
                    <Picture picture={{ ...plan.logo, alt: plan.logo.alt || plan.name }} width={140} sizes="140px" />
                  ) : (
                    <p className="name">{plan.name}</p>
                  )}
                  {variant === 'lista' ? <PlanCoverage plan={plan} /> : null}
                </div>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Groups>
  );
}
