import { useLiveContent } from '#web/live/use-live-content.ts';
import { editMark } from '#web/ui/edit-mark.ts';
import { PlainPicture } from '#web/ui/plain-picture.tsx';
import { SearchForm } from '#web/ui/search-form.tsx';
import { searchable } from '#web/ui/search-words.ts';
import { SmartLink } from '#web/ui/smart-link.tsx';
import { HEALTH_PLAN_KINDS } from '../../objects/choices.ts';
import type { PlanEntry } from './plan-entry.ts';

/** What the plan covers here: all, or which services and exams. Styled by the list. */
function PlanCoverage({ plan }: { plan: PlanEntry }) {
  const { coverage, coversAll, needsAuthorization, authorizationTime, phone, kind } = plan;
  const entries = (coverage ?? []).filter(({ note }) => !coversAll || note);
  return (
    <>
      {coversAll ? <p>Todos os serviços e exames da clínica.</p> : null}
      {entries.length > 0 ? (
        <ul className="plain-list coverage">
          {entries.map(({ _key, note, target }) => (
            <li key={_key}>
              {target.path ? <SmartLink href={target.path}>{target.title}</SmartLink> : target.title}
              {note ? ` (${note})` : ''}
            </li>
          ))}
        </ul>
      ) : null}
      {needsAuthorization ? (
        <p {...editMark(plan, 'needsAuthorization')}>
          O convênio precisa autorizar a guia antes do dia.
          {authorizationTime ? ` Prazo do convênio: ${authorizationTime}.` : ''}
        </p>
      ) : null}
      {phone ? (
        <p {...editMark(plan, 'phone')}>
          Central do convênio: <SmartLink href={`tel:${phone.replaceAll(/\D/g, '')}`}>{phone}</SmartLink>
        </p>
      ) : null}
      {kind === 'cartao' ? <p {...editMark(plan, 'kind')}>Cartão de desconto não é plano de saúde.</p> : null}
    </>
  );
}

// Discount cards are no plans and must not stand among them.
const titles = {
  operadora: 'Planos de saúde',
  empresa: 'Convênios de empresas',
  cartao: 'Cartões de desconto',
} as const;

/** Plans by kind; as rows with what they cover, or as names and logos only. Styled by the section. */
function PlanList({ variant, items }: { variant: 'lista' | 'logos'; items: readonly PlanEntry[] }) {
  const groups = HEALTH_PLAN_KINDS.map(({ value }) => ({
    kind: value,
    plans: items.filter(({ kind }) => kind === value),
  })).filter((group) => group.plans.length > 0);
  return (
    <div className="groups" data-variant={variant}>
      {groups.map(({ kind, plans }) => (
        <div key={kind} className="group">
          <div className="heading">
            <h3>{titles[kind]}</h3>
          </div>
          <ul className="plain-list plans">
            {plans.map((plan) => (
              <li key={plan._id} data-words={searchable(plan.name)}>
                {variant === 'logos' && plan.image ? (
                  <PlainPicture {...plan.image} />
                ) : (
                  <h4 className="name">{plan.name}</h4>
                )}
                {variant === 'lista' ? (
                  <div>
                    <PlanCoverage plan={plan} />
                  </div>
                ) : null}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

interface PlanFinderProps {
  /** Starts the ids: a page may have two lists. */
  readonly id: string;
  readonly variant: 'lista' | 'logos';
  /** The plans, as the server rendered them. */
  readonly first: readonly PlanEntry[];
}

/** With fewer plans than this, looking is faster than typing. */
const WORTH_SEARCHING = 8;

const all = (plans: readonly PlanEntry[]) => plans;

/** Plans as they are now; where there are many, with a search. */
export function PlanFinder({ id, variant, first }: PlanFinderProps) {
  const { data: plans } = useLiveContent('health-plans', first, all);
  return (
    <>
      {plans.length > WORTH_SEARCHING ? (
        <SearchForm id={`${id}-busca`} label="Buscar convênio" narrows={id} counted="convênios" />
      ) : null}
      <div id={id}>
        <PlanList variant={variant} items={plans} />
        <p data-none="" hidden>
          Nenhum convênio com este nome. Toque em Buscar para procurar em todo o site, ou confirme com a recepção.
        </p>
      </div>
    </>
  );
}
