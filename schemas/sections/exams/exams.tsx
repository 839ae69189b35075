import { styled } from 'styled-components';
import { filteredListStyle } from '#web/shell/filtered-list-style.ts';
import { IdentificationLine } from '#web/shell/identification-line.tsx';
import { identificationLines, separator, shownName } from '#web/shell/identification.ts';
import { Alert } from '#web/ui/alert.tsx';
import { departmentToday } from '#web/ui/formats/hours.ts';
import { SectionFrame } from '#web/ui/section-frame.tsx';
import { SectionHeader } from '#web/ui/section-header.tsx';
import { space } from '#web/ui/tokens.ts';
import type { SectionProps } from '../index.ts';
import { examListStyle } from './exam-list-style.ts';
import { ExamPreparation } from './exam-preparation.tsx';
import { ExamFinder } from './exams.island.tsx';

const Root = styled.div`
  ${filteredListStyle}
  ${examListStyle}
  > [role='note'] {
    margin-block-end: ${space(10)};
  }
`;

/** Every exam, found by the name on the order or by the one people use. */
export default function Exams({
  _key,
  anchorId,
  variant,
  modalities,
  surface,
  header,
  items,
  preparations,
  imagingLead,
  hours,
}: SectionProps<'exams'>) {
  const titleId = `titulo-${_key}`;
  const exams = items ?? [];
  const questions = new Map(
    exams.map(({ _id, ionizingRadiation, usesContrast, asksAboutMetal }) => [
      _id,
      { ionizingRadiation, usesContrast, asksAboutMetal },
    ]),
  );
  const prepared = variant === 'preparo' ? (preparations ?? []) : [];
  return (
    <SectionFrame id={anchorId} surface={surface} labelledBy={titleId}>
      <SectionHeader id={titleId} {...header} />
      <Root>
        {(hours?.departmentsToday ?? []).map((today) => (
          <Alert key={today._key} role="note">
            <p>{departmentToday(today)}.</p>
          </Alert>
        ))}
        <ExamFinder
          id={`lista-${_key}`}
          variant={variant}
          modalities={modalities}
          first={exams}
          prepared={prepared.map(({ _id }) => _id)}
        >
          {prepared.map(({ _id, ...preparation }) => (
            <ExamPreparation key={_id} {...preparation} {...questions.get(_id)} />
          ))}
        </ExamFinder>
        {imagingLead ? (
          <p className="lead">
            Responsável pelo serviço de imagem:{' '}
            <IdentificationLine text={[shownName(imagingLead), ...identificationLines(imagingLead)].join(separator)} />
          </p>
        ) : null}
      </Root>
    </SectionFrame>
  );
}
