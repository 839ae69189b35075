import { Icon } from '#web/ui/icon.tsx';
import { PlainPicture } from '#web/ui/plain-picture.tsx';
import { HEALTH_PLAN_KINDS } from '../../objects/choices.ts';
import { PlanCoverage } from './plan-coverage.tsx';
import type { PlanEntry } from './plan-entry.ts';

// Discount cards are no plans and must not stand among them.
const titles = {
  operadora: 'Planos de saúde',
  empresa: 'Convênios de empresas',
  cartao: 'Cartões de desconto',
} as const;

/** Plans by kind; as cards with what they cover, or as names and logos only. Styled by the section. */
export function PlanList({ variant, items }: { variant: 'lista' | 'logos'; items: readonly PlanEntry[] }) {
  const groups = HEALTH_PLAN_KINDS.map(({ value }) => ({
    kind: value,
    plans: items.filter(({ kind }) => kind === value),
  })).filter((group) => group.plans.length > 0);
  return (
    <div className="groups" data-variant={variant}>
      {groups.map(({ kind, plans }) => (
        <div key={kind} className="group">
          <h3>{titles[kind]}</h3>
          <ul className="plain-list plans">
            {plans.map((plan) => (
              <li key={plan._id}>
                {variant === 'lista' ? <Icon name="check" size={20} /> : null}
                <div>
                  {variant === 'logos' && plan.image ? (
                    <PlainPicture {...plan.image} />
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
    </div>
  );
}
