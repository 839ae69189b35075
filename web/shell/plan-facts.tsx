import type { ExamDetails } from './content.ts';
import type { Fact } from './fact-list.tsx';

type Plan = ExamDetails['healthPlans'][number];

function Plans({ plans }: { plans: readonly Plan[] }) {
  return (
    <ul className="plain-list">
      {plans.map(({ _id, name, note, needsAuthorization }) => (
        <li key={_id}>
          {name}
          <span className="soft">
            {[note, needsAuthorization ? 'guia autorizada antes' : ''].filter(Boolean).join(', ')}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Plans that accept a professional, a service or an exam, each with what it asks for; discount cards are no plans. */
export function planFacts(plans: readonly Plan[]): Fact[] {
  const [cards = [], others = []] = [true, false].map((isCard) =>
    plans.filter(({ kind }) => (kind === 'cartao') === isCard),
  );
  return [
    { label: 'Convênios', value: others.length > 0 ? <Plans plans={others} /> : null },
    { label: 'Cartões de desconto', value: cards.length > 0 ? <Plans plans={cards} /> : null },
  ];
}
