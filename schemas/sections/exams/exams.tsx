import { styled } from 'styled-components';
import { filteredListStyle } from '#web/shell/filtered-list-style.ts';
import { IdentificationLine } from '#web/shell/identification-line.tsx';
import { identificationLines, separator, shownName } from '#web/shell/identification.ts';
import { SectionFrame } from '#web/ui/section-frame.tsx';
import { SectionHeader } from '#web/ui/section-header.tsx';
import type { SectionProps } from '../index.ts';
import { examListStyle } from './exam-list-style.ts';
import { ExamPreparation } from './exam-preparation.tsx';
import { ExamFinder } from './exams.island.tsx';

const Root = styled.div`
  ${filteredListStyle}
  ${examListStyle}
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
}: SectionProps<'exams'>) {
  const titleId = `titulo-${_key}`;
  const exams = items ?? [];
  const radiates = new Set(exams.filter((exam) => exam.ionizingRadiation).map(({ _id }) => _id));
  const prepared = variant === 'preparo' ? (preparations ?? []) : [];
  return (
    <SectionFrame id={anchorId} surface={surface} labelledBy={titleId}>
      <SectionHeader id={titleId} {...header} />
      <Root>
        <ExamFinder
          id={`lista-${_key}`}
          variant={variant}
          modalities={modalities}
          first={exams}
          prepared={prepared.map(({ _id }) => _id)}
        >
          {prepared.map(({ _id, ...preparation }) => (
            <ExamPreparation key={_id} {...preparation} ionizingRadiation={radiates.has(_id)} />
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
