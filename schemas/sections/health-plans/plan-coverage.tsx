import { editMark } from '#web/ui/edit-mark.ts';
import { SmartLink } from '#web/ui/smart-link.tsx';
import type { PlanEntry } from './plan-entry.ts';

/** What the plan covers here: all, or which services and exams. Styled by the list. */
export function PlanCoverage({ plan }: { plan: PlanEntry }) {
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
              {note ? `, ${note}` : ''}
            </li>
          ))}
        </ul>
      ) : null}
      {needsAuthorization ? (
        <p {...editMark(plan, 'needsAuthorization')}>
          A guia precisa ser autorizada antes do dia.
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
