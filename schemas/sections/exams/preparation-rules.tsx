import { Icon } from '#web/ui/icon.tsx';
import type { ExamPreparationValue } from './exam-item.ts';
import { ruleLines, ruleTitle } from './preparation-lines.ts';

type Rules = NonNullable<NonNullable<ExamPreparationValue['preparation']>['rules']>;

/** One box for each band of ages. Styled by the preparation. `place`: where they are edited, in a preview. */
export function PreparationRules({ rules, place }: { rules: Rules; place: object }) {
  if (rules.length === 0) return null;
  return (
    <div className="rules" {...place}>
      {rules.map((rule) => (
        <div className="rule" key={rule._key}>
          <p className="label">{ruleTitle(rule)}</p>
          <ul className="plain-list lines">
            {ruleLines(rule).map((line) => (
              <li key={line}>
                <Icon name="check" size={18} /> {line}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
