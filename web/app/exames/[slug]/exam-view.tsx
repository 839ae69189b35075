import { stegaClean } from 'next-sanity';
import { styled } from 'styled-components';
import { ExamPreparation } from '#schemas/sections/exams/exam-preparation.tsx';
import { DetailLayout, DetailPeople, DetailQuestions, FactList, NextStep, planFacts } from '#web/shell/detail-page.tsx';
import { priceFact } from '#web/shell/price-fact.tsx';
import { fastingIn, resultDeadlineOf } from '#schemas/sections/exams/preparation-lines.ts';
import { Cluster } from '#web/ui/layout.tsx';
import { from, phone, space, type } from '#web/ui/tokens.ts';
import { editMark } from '#web/ui/edit-mark.ts';
import { Heading } from '#web/ui/text.tsx';
import { fewOf } from '#web/ui/formats/few.ts';
import { Icon } from '#web/ui/icon.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { RichText } from '#web/ui/rich-text.tsx';
import { SmartLink } from '#web/ui/smart-link.tsx';
import { examBooking, whatsappQuestion } from '#web/content/booking.ts';
import type { ExamDetails, Settings } from '#schemas/content.ts';
import { examHeadDrawing } from '#schemas/objects/drawings.ts';
import { IdentificationBlock } from '#schemas/documents/professional/identification-block.tsx';
import { HeadChip, PageHead } from '#web/shell/page-head.tsx';
import { PaperHead } from '#web/shell/paper-head.tsx';
import { preparationMessage } from './preparation-message.ts';
import { ReminderForm } from './reminder-form.tsx';

const Root = styled.article`
  .needs {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(2)} ${space(12)};
  }
  .needs li {
    display: inline-flex;
    align-items: start;
    gap: ${space(4)};
  }
  .needs svg {
    flex: none;
    margin-block-start: 0.2em;
  }
  /* A phone has the plans below, each with its terms, and the kind of exam in the title. */
  ${phone} {
    .kinds,
    .needs .plans {
      display: none;
    }
  }
  /* On paper, too. */
  @media print {
    figure,
    .needs .plans {
      display: none !important;
    }
  }
`;

/** The preparation, the facts, what else there is to say: a phone shows it in the order of the page. */
const ExamLayout = styled(DetailLayout)`
  && aside {
    order: 0;
  }
  && .story:first-child {
    margin-block-start: 0;
  }
  ${from('gridLg')} {
    grid-template-rows: auto auto 1fr;
    .story {
      grid-column: 1;
    }
    .beside {
      grid-area: 1 / 2 / span 3;
    }
  }
`;

/** On paper it hangs on a fridge: one sheet, and not torn apart. */
const Preparation = styled.section`
  /* On a phone both stand in one row, in the words that the title leaves to say. */
  ${phone} {
    .take-along {
      gap: ${space(4)};
    }
    .take-along > * {
      flex: 1 1 auto;
      max-width: 100%;
      padding-inline: ${space(4)};
      font-size: ${type.small};
    }
    .long {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    .words::first-letter {
      text-transform: uppercase;
    }
  }
  @media print {
    font-size: 13pt;
    * {
      font-size: inherit;
    }
    .rule,
    .part,
    .warning {
      break-inside: avoid;
    }
  }
`;

function contrastOf(usesContrast: boolean | null): string {
  if (usesContrast === null) return '';
  return usesContrast ? 'Usa contraste' : 'Não usa contraste';
}

/** One exam: what it is, how to get ready, who does it and who signs the report. */
export function ExamView({ exam, settings }: { exam: ExamDetails; settings: Settings | null }) {
  const { title, summary, modality, image, body, professionals, healthPlans, equipment, reportedBy, price, faq } = exam;
  const insurers = healthPlans.filter(({ kind }) => kind !== 'cartao').map(({ name }) => name);
  const booking = settings ? examBooking(exam, settings) : null;
  const fasting = fastingIn(exam.preparation);
  return (
    <Root>
      {settings ? (
        <PaperHead settings={settings}>
          <p>Dia e hora do exame: ____________________________</p>
        </PaperHead>
      ) : null}
      <PageHead
        steps={[{ href: '/exames', label: 'Exames' }]}
        title={title}
        lead={summary}
        tone="green"
        drawing={image?.asset ? null : examHeadDrawing(modality)}
        drawingBelow
      >
        <Cluster $gap={4} className="kinds on-screen">
          <HeadChip {...editMark(exam, 'modality')}>{modality?.title ?? 'Exame'}</HeadChip>
          {exam.bodyRegion ? (
            <HeadChip $tone="violet" {...editMark(exam, 'bodyRegion')}>
              {exam.bodyRegion}
            </HeadChip>
          ) : null}
        </Cluster>
        <ul className="plain-list needs">
          {fasting ? (
            <li className="on-screen">
              <Icon name="alert" size={20} />
              {fasting}
            </li>
          ) : null}
          <li {...editMark(exam, 'requiresMedicalOrder')}>
            <Icon name="document" size={20} />
            {exam.requiresMedicalOrder ? 'Pedido médico obrigatório' : 'Pedido médico não é obrigatório'}
          </li>
          <li {...editMark(exam, 'requiresAppointment')}>
            <Icon name="calendar" size={20} />
            {exam.requiresAppointment ? 'Com hora marcada' : 'Por ordem de chegada'}
          </li>
          {exam.durationMinutes ? (
            <li {...editMark(exam, 'durationMinutes')}>
              <Icon name="clock" size={20} />
              Cerca de {exam.durationMinutes} minutos
            </li>
          ) : null}
          {insurers.length > 0 ? (
            <li className="plans">
              <Icon name="shield" size={20} />
              Convênios: {fewOf(insurers)}
            </li>
          ) : null}
        </ul>
        {booking ? (
          <LinkButton href={booking.href} className="on-screen">
            {booking.label}
          </LinkButton>
        ) : null}
      </PageHead>
      <ExamLayout>
        <div className="story">
          <Preparation aria-labelledby="preparo">
            <Heading level={2} size="h3" id="preparo">
              Preparo do exame
            </Heading>
            {exam.preparation ? (
              <Cluster className="on-screen take-along">
                <SmartLink
                  className="button-plain"
                  href={`https://wa.me/?text=${encodeURIComponent(stegaClean(preparationMessage(exam, settings)))}`}
                >
                  <Icon name="whatsapp" size={20} />
                  <span className="words">
                    <span className="long">Enviar o preparo </span>para o meu WhatsApp
                  </span>
                </SmartLink>
                <button type="button" className="button-plain" data-print="">
                  <Icon name="document" size={20} />
                  <span>
                    Imprimir<span className="long"> o preparo</span>
                  </span>
                </button>
              </Cluster>
            ) : null}
            <ExamPreparation {...exam} after={resultDeadlineOf(exam)} />
            {exam.preparation && exam.slug ? <ReminderForm slug={exam.slug} /> : null}
          </Preparation>
        </div>
        <div className="beside">
          <FactList
            label="Sobre o exame"
            facts={[
              {
                label: 'Contraste',
                value: contrastOf(exam.usesContrast),
                place: editMark(exam, 'usesContrast'),
              },
              {
                label: 'Prazo do resultado',
                // The preparation ends with it.
                value: exam.preparation ? null : resultDeadlineOf(exam),
                place: editMark(exam, 'resultDays'),
              },
              { label: 'Onde, na clínica', value: exam.room },
              priceFact(price ? [price] : [], whatsappQuestion(`o valor do exame: ${exam.title}`, settings)),
              {
                label: 'Laudo',
                value: reportedBy ? <IdentificationBlock professional={reportedBy} /> : null,
                onScreen: true,
              },
              ...planFacts(healthPlans),
              {
                label: 'Equipamento',
                onScreen: true,
                value: (equipment ?? [])
                  .map(({ name, anvisaRegistration }) => `${name} (Anvisa ${anvisaRegistration})`)
                  .join(', '),
              },
            ]}
          />
          <DetailPeople title="Quem realiza" people={professionals} onScreen />
        </div>
        {image?.asset || body?.length || faq?.length ? (
          <div className="story">
            {image?.asset ? (
              <Picture picture={image} width={760} ratio={3 / 2} sizes="(min-width: 992px) 760px, 100vw" />
            ) : null}
            {body?.length ? (
              <section aria-labelledby="como" className="on-screen">
                <Heading level={2} size="h3" id="como">
                  Como é o exame
                </Heading>
                <RichText value={body} />
              </section>
            ) : null}
            {faq?.length ? (
              <div className="on-screen">
                <DetailQuestions items={faq} />
              </div>
            ) : null}
          </div>
        ) : null}
      </ExamLayout>
      <div className="on-screen">
        <NextStep
          title="Ficou com alguma dúvida sobre o preparo?"
          about={`o preparo do exame: ${exam.title}`}
          settings={settings}
        />
      </div>
    </Root>
  );
}
