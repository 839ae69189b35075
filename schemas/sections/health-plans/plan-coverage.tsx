import { SmartLink } from '#web/ui/smart-link.tsx';
import type { PlanItem } from './plan-item.ts';

/** What the plan covers here, when it does not cover everything. Styled by the list. */
export function PlanCoverage({ plan: { coverage, needsAuthorization, kind } }: { plan: PlanItem }) {
  const entries = coverage ?? [];
  return (
    <>
      {entries.length > 0 ? (
        <ul className="plain-list coverage">
          {entries.map(({ _key, note, target }) => (
            <li key={_key}>
              {target.path ? <SmartLink href={target.path}>{target.title}</SmartLink> : target.title}
              {note ? `, ${note}` : ''}
            </li>
          ))}
        </ul>
      ) : null}
      {needsAuthorization ? <p>A guia precisa ser autorizada antes do dia.</p> : null}
      {kind === 'cartao' ? <p>Cartão de desconto não é plano de saúde.</p> : null}
    </>
  );
}
