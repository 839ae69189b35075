import type { ReactNode } from 'react';
import { inGroups } from '#web/shell/in-groups.ts';
import { Icon } from '#web/ui/icon.tsx';
import { SmartLink } from '#web/ui/smart-link.tsx';
import { ExamFacts } from './exam-facts.tsx';
import type { ExamItem } from './exam-item.ts';

interface ExamListProps {
  readonly variant: 'lista' | 'preparo';
  readonly items: readonly ExamItem[];
  /** What an exam's disclosure shows, by its id. */
  readonly preparations: ReadonlyMap<string, ReactNode>;
}

/**
 * Exams below the name of their type: rows that lead to a page, or disclosures with the preparation inside. Styled by
 * the section (`examListStyle`).
 */
export function ExamList({ variant, items, preparations }: ExamListProps) {
  const groups = inGroups(items, ({ modality }) => modality, 'Outros exames');
  return (
    <div className="groups" data-variant={variant}>
      {groups.map((group) => (
        <div key={group.id} className="group">
          <h3>{group.name}</h3>
          <ul className="plain-list">
            {group.items.map((exam) => {
              const preparation = preparations.get(exam._id);
              return (
                <li key={exam._id}>
                  {variant === 'preparo' && preparation ? (
                    <details>
                      <summary>
                        <span>{exam.title}</span>
                        <Icon name="chevron-down" size={20} />
                      </summary>
                      <div className="inside">
                        {preparation}
                        <SmartLink href={`/exames/${exam.slug}`}>Tudo sobre {exam.title}</SmartLink>
                      </div>
                    </details>
                  ) : (
                    <div className="row">
                      <div>
                        <SmartLink href={`/exames/${exam.slug}`}>{exam.title}</SmartLink>
                        <ExamFacts exam={exam} />
                      </div>
                      <Icon name="chevron-right" size={20} />
                    </div>
                  )}
                </li>
              );
            })}
          </ul>
        </div>
      ))}
    </div>
  );
}
