import { editMark } from '#web/ui/edit-mark.ts';
import { formatDate } from '#web/ui/formats/dates.ts';
import { Icon } from '#web/ui/icon.tsx';
import { SmartLink } from '#web/ui/smart-link.tsx';
import { IdentificationLine } from '../../documents/professional/identification-block.tsx';
import { identificationLines, separator, shownName } from '../../documents/professional/identification.ts';
import { BRING_ITEMS, titleOf } from '../../objects/choices.ts';
import { capitalized } from '../../objects/modality-words.ts';
import {
  type ExamPreparationValue,
  type ExamQuestions,
  examWarnings,
  preparationNotes,
  ruleLines,
  ruleTitle,
} from './preparation-lines.ts';
import { Root } from './preparation-style.ts';

type Rules = NonNullable<NonNullable<ExamPreparationValue['preparation']>['rules']>;

/** The level of a title below that of the preparation, and of one below that. */
type Level = 3 | 4;
const BELOW = { 3: 'h4', 4: 'h5' } as const;

interface PreparationRulesProps {
  readonly rules: Rules;
  readonly level: Level;
  /** Where they are edited, in a preview. */
  readonly place: object;
}

/** One box for each band of ages. Styled by the preparation. */
function PreparationRules({ rules, level, place }: PreparationRulesProps) {
  const Title = `h${level}` as const;
  if (rules.length === 0) return null;
  return (
    <div className="rules" {...place}>
      {rules.map((rule) => (
        <div className="rule" key={rule._key}>
          <Title className="label">{ruleTitle(rule)}</Title>
          <ul className="plain-list lines">
            {ruleLines({ ...rule, note: null }).map((line) => (
              <li key={line}>
                <Icon name="check" size={18} /> {line}
              </li>
            ))}
          </ul>
          {rule.note ? <p>{rule.note}</p> : null}
        </div>
      ))}
    </div>
  );
}

const NO_QUESTIONS: ExamQuestions = { ionizingRadiation: null, usesContrast: null, asksAboutMetal: null };

function Warning({ text }: { text: string }) {
  return (
    <p className="warning">
      <Icon name="alert" size={20} /> {text}
    </p>
  );
}

interface PartProps {
  readonly title: 'h3' | 'h4' | 'h5';
  readonly label: string;
  readonly children: string;
}

function Part({ title: Title, label, children }: PartProps) {
  return (
    <div className="part">
      <Title className="label">{label}</Title>
      <p>{children}</p>
    </div>
  );
}

interface ExamPreparationProps extends ExamPreparationValue, Partial<ExamQuestions> {
  /** When the result is there. */
  readonly after?: string;
  /** Of its titles, below what it is the preparation of. */
  readonly level?: Level;
}

/**
 * How to get ready for an exam, in words: the day before, on the day and after, with who answers for it. The leaflet is an extra,
 * never the only form.
 */
export function ExamPreparation({ after, level = 3, ...exam }: ExamPreparationProps) {
  const { preparation, reviewedBy, reviewedAt } = exam;
  const questions = examWarnings({ ...NO_QUESTIONS, ...exam }).map((warning) => (
    <Warning key={warning} text={warning} />
  ));
  if (!preparation)
    return (
      <Root>
        {questions}
        <p>Em caso de dúvida sobre o preparo, fale com a clínica.</p>
      </Root>
    );
  const { noPreparation, rules, diet, medicationNote, bring, arriveMinutesBefore, warnings, fileUrl } = preparation;
  const company = preparationNotes(preparation);
  const hasEve = !noPreparation || Boolean(diet);
  const Day = `h${level}` as const;
  const Label = BELOW[level];
  const medication = medicationNote ? (
    <Part title={hasEve ? Label : Day} label="Medicamentos">
      {medicationNote}
    </Part>
  ) : null;
  return (
    <Root>
      {questions}
      {noPreparation ? (
        <p className="label" {...editMark(preparation, 'noPreparation')}>
          Não é necessário preparo.
        </p>
      ) : null}
      {hasEve ? null : medication}
      <PreparationRules rules={rules ?? []} level={level} place={editMark(preparation, 'rules')} />
      <ol className="plain-list days">
        {hasEve ? (
          <li>
            <Day className="day">Na véspera</Day>
            {diet ? (
              <Part title={Label} label="Alimentação">
                {diet}
              </Part>
            ) : null}
            {medication}
          </li>
        ) : null}
        <li>
          <Day className="day">No dia</Day>
          {bring?.length ? (
            <div className="part" {...editMark(preparation, 'bring')}>
              <Label className="label">O que levar</Label>
              <ul className="plain-list lines">
                {bring.map((item) => (
                  <li key={item}>
                    <Icon name="check" size={18} /> {titleOf(BRING_ITEMS, item) || item}
                  </li>
                ))}
              </ul>
            </div>
          ) : null}
          {arriveMinutesBefore ? (
            <div className="part" {...editMark(preparation, 'arriveMinutesBefore')}>
              <Label className="label">Chegada</Label>
              <p>Chegue {arriveMinutesBefore} minutos antes, para o cadastro.</p>
            </div>
          ) : null}
          {company.length > 0 ? (
            <div className="part" {...editMark(preparation, 'needsCompanion')}>
              <Label className="label">Companhia</Label>
              {company.map((note) => (
                <p key={note}>{note}</p>
              ))}
            </div>
          ) : null}
        </li>
        {after ? (
          <li>
            <Day className="day">Depois</Day>
            <Part title={Label} label="Resultado">
              {capitalized(after.replace(/^Resultado /, ''))}
            </Part>
          </li>
        ) : null}
      </ol>
      {(warnings ?? []).map((warning) => (
        <Warning key={warning} text={warning} />
      ))}
      {fileUrl ? (
        <SmartLink className="on-screen" href={fileUrl}>
          Baixar o preparo em PDF
        </SmartLink>
      ) : null}
      {reviewedBy ? (
        <p className="reviewed">
          Revisado por{' '}
          <IdentificationLine text={[shownName(reviewedBy), ...identificationLines(reviewedBy)].join(separator)} />
          {reviewedAt ? <span {...editMark(exam, 'reviewedAt')}>, em {formatDate(reviewedAt)}</span> : ''}. Em caso de
          dúvida, fale com a clínica.
        </p>
      ) : null}
    </Root>
  );
}
