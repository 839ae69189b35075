import { styled } from 'styled-components';
import { Icon } from '#web/ui/icon.tsx';
import { SmartLink } from '#web/ui/smart-link.tsx';
import { from, radius, space, theme, type, weight } from '#web/ui/tokens.ts';
import { searchable } from '#web/ui/search-words.ts';
import { EXAM_MODALITIES } from '../../objects/choices.ts';
import { ExamFacts } from './exam-facts.tsx';
import type { ExamItem, ExamPreparationValue } from './exam-item.ts';
import { ExamPreparation } from './exam-preparation.tsx';
import { examListStyle } from './exam-list-style.ts';

const Groups = styled.div`
  display: grid;
  gap: ${space(20)};

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
  ul {
    display: grid;
    gap: ${space(5)};
    ${from('gridLg')} {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  &[data-variant='preparo'] ul {
    grid-template-columns: minmax(0, 1fr);
  }
  li {
    border: 1px solid ${theme.tone.line};
    border-radius: ${radius.card};
    background: ${theme.tone.card};
  }
  ${examListStyle}
`;

/** What a search finds an exam by: also names that only patients use. */
const words = ({ title, synonyms, bodyRegion }: ExamItem) =>
  searchable([title, bodyRegion, ...(synonyms ?? [])].join(' '));

type ExamListProps = {
  variant: 'lista' | 'preparo';
  items: readonly ExamItem[];
  preparations: ReadonlyMap<string, ExamPreparationValue>;
};

/** Exams below the name of their modality: rows that lead to a page, or disclosures with the preparation inside. */
export function ExamList({ variant, items, preparations }: ExamListProps) {
  const groups = EXAM_MODALITIES.map(({ title, value }) => ({
    title,
    items: items.filter(({ modality }) => modality === value),
  })).filter((group) => group.items.length > 0);
  return (
    <Groups data-variant={variant}>
      {groups.map((group) => (
        <div key={group.title} data-group="">
          <h3>{group.title}</h3>
          <ul className="plain-list">
            {group.items.map((exam) => {
              const preparation = preparations.get(exam._id);
              return (
                <li key={exam._id} data-words={words(exam)}>
                  {variant === 'preparo' && preparation ? (
                    <details>
                      <summary>
                        <span>{exam.title}</span>
                        <Icon name="chevron-down" size={20} />
                      </summary>
                      <div className="inside">
                        <ExamPreparation {...preparation} ionizingRadiation={exam.ionizingRadiation} />
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
    </Groups>
  );
}
