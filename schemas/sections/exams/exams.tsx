import { styled } from 'styled-components';
import { Alert } from '#web/ui/alert.tsx';
import { departmentToday } from '#web/ui/formats/hours.ts';
import { groupedRowsStyle } from '#web/ui/grouped-rows-style.ts';
import { filteredListStyle } from '#web/ui/list-search-style.ts';
import { SectionFrame } from '#web/ui/section-frame.tsx';
import { SectionHeader } from '#web/ui/section-header.tsx';
import { duration, ease, from, radius, space, theme, type, weight } from '#web/ui/tokens.ts';
import { IdentificationLine } from '../../documents/professional/identification-block.tsx';
import { identificationLines, separator, shownName } from '../../documents/professional/identification.ts';
import type { SectionProps } from '../index.ts';
import { ExamPreparation } from './exam-preparation.tsx';
import { ExamFinder } from './exams.island.tsx';

const Root = styled.div`
  ${filteredListStyle}
  /* In the text style of the page: registrations are no fine print (CFM manual). */
  .lead {
    margin-block-start: ${space(16)};
  }
  .groups {
    ${groupedRowsStyle}
  }
  .groups .heading {
    display: flex;
    gap: ${space(8)};
    align-items: center;
  }
  .heading svg {
    flex: none;
    width: 4.5rem;
    border-radius: ${radius.control};
  }
  /* The device fills the card's side; types of one exam share a row. */
  ${from('gridLg')} {
    .groups {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
    .group:not([data-alone]) {
      grid-template-columns: 18rem minmax(0, 1fr);
      grid-column: 1 / -1;
    }
    .groups .group[data-alone] {
      display: block;
    }
    .groups .heading {
      display: grid;
      grid-template-rows: minmax(9rem, 1fr) auto;
      gap: 0;
      padding: 0;
    }
    .heading svg {
      width: 100%;
      height: 100%;
      border-radius: 0;
    }
    /* Its walls go on around it. */
    .heading use {
      transform: scale(0.88);
      transform-origin: 50% 100%;
    }
    [data-alone] > .heading svg {
      aspect-ratio: 1.6;
    }
    h3 {
      padding: ${space(7)} ${space(12)};
    }
  }
  .row,
  summary {
    position: relative;
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space(8)};
    min-height: 4rem;
    padding-block: ${space(7)};
  }
  .row a,
  summary span {
    color: ${theme.tone.ink};
    font-weight: ${weight.label};
    line-height: 1.35;
    text-decoration: none;
  }
  .row a::after {
    position: absolute;
    inset: 0;
    border-radius: ${radius.card};
    content: '';
  }
  .row:hover a {
    color: ${theme.tone.link};
    text-decoration: underline;
  }
  .facts {
    margin-block-start: ${space(1)};
    color: ${theme.tone.inkSoft};
    font-size: ${type.small};
  }
  .facts::first-letter {
    text-transform: uppercase;
  }
  .facts b {
    color: ${theme.tone.ink};
    font-weight: ${weight.label};
  }
  summary {
    border-radius: ${radius.card};
    list-style: none;
    cursor: pointer;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary svg {
    transition: transform ${duration.calm} ${ease};
  }
  details[open] > summary svg {
    transform: rotate(180deg);
  }
  .row svg,
  summary svg {
    color: ${theme.tone.tintInk};
  }
  .inside {
    display: grid;
    gap: ${space(10)};
    padding-block: ${space(3)} ${space(12)};
  }
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
  if (!items?.length) return null;
  const titleId = `titulo-${_key}`;
  const questions = new Map(
    items.map(({ _id, ionizingRadiation, usesContrast, asksAboutMetal }) => [
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
          first={items}
          prepared={prepared.map(({ _id }) => _id)}
        >
          {prepared.map(({ _id, ...preparation }) => (
            <ExamPreparation key={_id} level={4} {...preparation} {...questions.get(_id)} />
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
