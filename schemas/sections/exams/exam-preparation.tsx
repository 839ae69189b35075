import { styled } from 'styled-components';
import { editMark } from '#web/ui/edit-mark.ts';
import { formatDate } from '#web/ui/formats/dates.ts';
import { Icon } from '#web/ui/icon.tsx';
import { SmartLink } from '#web/ui/smart-link.tsx';
import { from, radius, space, theme, type, weight } from '#web/ui/tokens.ts';
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

type Rules = NonNullable<NonNullable<ExamPreparationValue['preparation']>['rules']>;

/** One box for each band of ages. Styled by the preparation. `place`: where they are edited, in a preview. */
function PreparationRules({ rules, place }: { rules: Rules; place: object }) {
  if (rules.length === 0) return null;
  return (
    <div className="rules" {...place}>
      {rules.map((rule) => (
        <div className="rule" key={rule._key}>
          <p className="label">{ruleTitle(rule)}</p>
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

const Root = styled.div`
  display: grid;
  gap: ${space(10)};

  .rule,
  .part {
    display: grid;
    gap: ${space(3)};
    align-content: start;
  }
  .rule {
    padding: ${space(10)};
    border-radius: ${radius.card};
    background: ${theme.tone.tint};
  }
  .rules {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr));
    gap: ${space(8)};
  }
  .label {
    font-weight: ${weight.title};
  }
  .lines li {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: ${space(4)};
  }
  .lines svg {
    margin-block-start: 0.2em;
    color: ${theme.tone.green};
  }
  .lines {
    display: grid;
    gap: ${space(2)};
  }
  .warning {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: ${space(5)};
    padding: ${space(7)} ${space(9)};
    border-radius: ${radius.control};
    background: ${theme.tone.warningTint};
    color: ${theme.tone.warning};
  }
  /* Days along a line: downwards, or from left to right where three have room beside one another. */
  .days {
    display: grid;
    /* The dots stand on the line, whose first is the margin's. */
    margin-inline-start: 0.375rem;
    ${from('gridMd')} {
      margin-inline-start: 0;
      grid-template-columns: repeat(auto-fit, minmax(0, 1fr));
      margin-block-start: ${space(6)};
    }
  }
  .days > li {
    position: relative;
    display: grid;
    gap: ${space(6)};
    align-content: start;
    padding: 0 ${space(8)} ${space(12)} ${space(12)};
    border-inline-start: 2px solid ${theme.tone.line};
    ${from('gridMd')} {
      padding: ${space(12)} ${space(12)} 0 0;
      border-inline-start: 0;
      border-block-start: 2px solid ${theme.tone.line};
    }
  }
  .days > li::before {
    position: absolute;
    inset: 0.3em auto auto -0.5rem;
    width: 0.875rem;
    height: 0.875rem;
    border-radius: 50%;
    background: ${theme.tone.action};
    content: '';
    ${from('gridMd')} {
      inset: -0.5rem auto auto 0;
    }
  }
  .day {
    color: ${theme.tone.tintInk};
    font-weight: ${weight.title};
  }
  .reviewed {
    padding-block-start: ${space(8)};
    border-block-start: 1px solid ${theme.tone.line};
    font-size: ${type.small};
  }
  /* See web/shell/detail-page.tsx. */
  @media print {
    &,
    .days > li {
      display: block;
    }
    .rules,
    .days {
      grid-template-columns: repeat(3, minmax(0, 1fr));
      margin-block: 0 ${space(8)};
      break-inside: avoid;
    }
    .rule,
    .warning {
      padding: 0;
    }
    .days > li {
      padding: 0 ${space(8)} 0 0;
      border: 0;
    }
    .days > li::before {
      display: none;
    }
    .rule,
    .part,
    .warning {
      margin-block-end: ${space(8)};
    }
  }
`;

const NO_QUESTIONS: ExamQuestions = { ionizingRadiation: null, usesContrast: null, asksAboutMetal: null };

function Warning({ text }: { text: string }) {
  return (
    <p className="warning">
      <Icon name="alert" size={20} /> {text}
    </p>
  );
}

function Part({ label, children }: { readonly label: string; readonly children: string }) {
  return (
    <div className="part">
      <p className="label">{label}</p>
      <p>{children}</p>
    </div>
  );
}

interface ExamPreparationProps extends ExamPreparationValue, Partial<ExamQuestions> {
  /** When the result is there. */
  readonly after?: string;
}

/**
 * How to get ready for an exam, in words: the day before, on the day and after, with who answers for it. The leaflet is an extra,
 * never the only form.
 */
export function ExamPreparation({ after, ...exam }: ExamPreparationProps) {
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
  const medication = medicationNote ? <Part label="Medicamentos">{medicationNote}</Part> : null;
  return (
    <Root>
      {questions}
      {noPreparation ? (
        <p className="label" {...editMark(preparation, 'noPreparation')}>
          Não é necessário preparo.
        </p>
      ) : null}
      {hasEve ? null : medication}
      <PreparationRules rules={rules ?? []} place={editMark(preparation, 'rules')} />
      <ol className="plain-list days">
        {hasEve ? (
          <li>
            <p className="day">Na véspera</p>
            {diet ? <Part label="Alimentação">{diet}</Part> : null}
            {medication}
          </li>
        ) : null}
        <li>
          <p className="day">No dia</p>
          {bring?.length ? (
            <div className="part" {...editMark(preparation, 'bring')}>
              <p className="label">O que levar</p>
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
              <p className="label">Chegada</p>
              <p>Chegue {arriveMinutesBefore} minutos antes, para o cadastro.</p>
            </div>
          ) : null}
          {company.length > 0 ? (
            <div className="part" {...editMark(preparation, 'needsCompanion')}>
              <p className="label">Companhia</p>
              {company.map((note) => (
                <p key={note}>{note}</p>
              ))}
            </div>
          ) : null}
        </li>
        {after ? (
          <li>
            <p className="day">Depois</p>
            <Part label="Resultado">{capitalized(after.replace(/^Resultado /, ''))}</Part>
          </li>
        ) : null}
      </ol>
      {(warnings ?? []).map((warning) => (
        <Warning key={warning} text={warning} />
      ))}
      {fileUrl ? <SmartLink href={fileUrl}>Baixar o preparo em PDF</SmartLink> : null}
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
