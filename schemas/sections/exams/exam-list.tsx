import type { ReactNode } from 'react';
import { Drawing, SCENE_BOX } from '#web/ui/drawing.tsx';
import { editMark } from '#web/ui/edit-mark.ts';
import { groupByHeading } from '#web/ui/group-by-heading.ts';
import { Icon } from '#web/ui/icon.tsx';
import { searchable } from '#web/ui/search-words.ts';
import { SmartLink } from '#web/ui/smart-link.tsx';
import { examDrawing } from '../../objects/drawings.ts';
import type { ExamItem } from './preparation-lines.ts';

/** What people type for a technique, right or wrong (P2). */
const TECHNIQUE_WORDS: Readonly<Record<string, string>> = {
  ultrassom: 'ultrassom ultrasom ultrason ultrassonografia ultrasonografia usg us ecografia',
  'raio-x': 'raio x raios raiox rx radiografia chapa',
  tomografia: 'tomografia tomo tc',
  ressonancia: 'ressonancia magnetica rm',
};

/** What a search finds an exam by: also names that only patients use. */
function wordsOf({ title, synonyms, bodyRegion, modality }: ExamItem): string {
  const technique = TECHNIQUE_WORDS[modality?.technique ?? ''];
  return searchable([title, bodyRegion, technique, ...(synonyms ?? [])].join(' '));
}

function resultIn(days: number | null): string {
  if (days === null) return '';
  if (days === 0) return 'resultado no mesmo dia';
  return days === 1 ? 'resultado em 1 dia útil' : `resultado em ${days} dias úteis`;
}

/** What is not alike in all exams, in one quiet line: where in the body, what to prepare, how long, when the result is there. */
function ExamFacts({ exam }: { exam: ExamItem }) {
  const needs = [
    exam.needsFasting ? 'com jejum' : '',
    exam.needsFullBladder ? 'bexiga cheia' : '',
    exam.usesContrast ? 'usa contraste' : '',
  ]
    .filter(Boolean)
    .join(', ');
  const facts = [
    exam.needsNothing ? 'sem preparo' : '',
    exam.requiresMedicalOrder === false ? 'sem pedido médico' : '',
    exam.requiresAppointment === false ? 'por ordem de chegada' : '',
    exam.durationMinutes ? `${exam.durationMinutes} min` : '',
    resultIn(exam.resultDays),
  ]
    .filter(Boolean)
    .join(', ');
  if (!exam.bodyRegion && !needs && !facts) return null;
  return (
    <p className="facts" {...editMark(exam, 'requiresMedicalOrder')}>
      {exam.bodyRegion}
      {exam.bodyRegion && (needs || facts) ? ': ' : null}
      {needs ? <b>{needs}</b> : null}
      {needs && facts ? ', ' : null}
      {facts}
    </p>
  );
}

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
  const groups = groupByHeading(items, ({ modality }) => modality, 'Outros exames');
  const devices = groups.map(({ heading }) => examDrawing(heading));
  // Doppler is done with the device of the type before it: there one sees its screen.
  const drawings = devices.map((device, at) =>
    device === 'ultrasound' && devices.indexOf(device) < at ? 'ultrasound-screen' : device,
  );
  return (
    <div className="groups" data-variant={variant}>
      {groups.map((group, index) => (
        <div
          key={group.id}
          className="group"
          data-alone={variant === 'lista' && group.items.length === 1 ? '' : undefined}
        >
          <div className="heading" data-tone="green">
            <Drawing name={drawings[index] ?? 'papers'} box={SCENE_BOX} preserveAspectRatio="xMidYMax meet" />
            <h3>{group.name}</h3>
          </div>
          <ul className="plain-list">
            {group.items.map((exam) => {
              const preparation = preparations.get(exam._id);
              return (
                <li key={exam._id} data-words={wordsOf(exam)}>
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
