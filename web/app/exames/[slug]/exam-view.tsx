import { stegaClean } from 'next-sanity';
import { styled } from 'styled-components';
import { ExamPreparation } from '#schemas/sections/exams/exam-preparation.tsx';
import { DetailQuestions, DetailLayout, FactList, NextStep, planFacts } from '#web/shell/detail-page.tsx';
import { priceFact } from '#web/shell/price-fact.tsx';
import { resultDeadlineOf } from '#schemas/sections/exams/preparation-lines.ts';
import { Chip } from '#web/ui/chip.tsx';
import { Cluster } from '#web/ui/layout.tsx';
import { editMark } from '#web/ui/edit-mark.ts';
import { Heading } from '#web/ui/text.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Illustration } from '#web/ui/illustration.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { RichText } from '#web/ui/rich-text.tsx';
import { examBooking } from '#web/content/booking.ts';
import type { ExamDetails, Settings } from '#schemas/content.ts';
import { examDrawing } from '#schemas/objects/drawings.ts';
import { IdentificationBlock } from '#schemas/documents/professional/identification-block.tsx';
import { PageHead } from '#web/shell/page-head.tsx';
import { PaperHead } from '#web/shell/paper-head.tsx';
import { preparationMessage } from './preparation-message.ts';
import { ReminderForm } from './reminder-form.tsx';
import { ProfessionalGrid } from '#schemas/documents/professional/professional-grid.tsx';

const Root = styled.article`
  @media print {
    figure {
      display: none !important;
    }
  }
`;

/** On paper it hangs on a fridge: one sheet, and not torn apart. */
const Preparation = styled.section`
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
  const booking = settings ? examBooking(exam, settings) : null;
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
        art={image?.asset ? null : <Illustration name={examDrawing(modality)} ratio={4 / 3} />}
      >
        <Cluster $gap={4} className="on-screen">
          <Chip {...editMark(exam, 'modality')}>{modality?.title ?? 'Exame'}</Chip>
          {exam.bodyRegion ? (
            <Chip $tone="violet" {...editMark(exam, 'bodyRegion')}>
              {exam.bodyRegion}
            </Chip>
          ) : null}
        </Cluster>
        {booking ? (
          <LinkButton href={booking.href} className="on-screen">
            {booking.label}
          </LinkButton>
        ) : null}
      </PageHead>
      <DetailLayout>
        <div className="story">
          <Preparation aria-labelledby="preparo">
            <Heading level={2} size="h3" id="preparo">
              Preparo do exame
            </Heading>
            <ExamPreparation {...exam} after={resultDeadlineOf(exam)} />
            {exam.preparation ? (
              <Cluster className="on-screen">
                <LinkButton
                  href={`https://wa.me/?text=${encodeURIComponent(stegaClean(preparationMessage(exam, settings)))}`}
                  variant="outline"
                >
                  <Icon name="whatsapp" size={20} />
                  Enviar o preparo para o meu WhatsApp
                </LinkButton>
                <button type="button" className="button-plain" data-print="">
                  <Icon name="document" size={20} />
                  Imprimir o preparo
                </button>
              </Cluster>
            ) : null}
            {exam.preparation && exam.slug ? <ReminderForm slug={exam.slug} /> : null}
          </Preparation>
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
        <FactList
          label="Sobre o exame"
          facts={[
            {
              label: 'Pedido médico',
              value: exam.requiresMedicalOrder ? 'Obrigatório' : 'Não é obrigatório',
              place: editMark(exam, 'requiresMedicalOrder'),
            },
            {
              label: 'Atendimento',
              value: exam.requiresAppointment ? 'Com hora marcada' : 'Por ordem de chegada',
              place: editMark(exam, 'requiresAppointment'),
            },
            {
              label: 'Contraste',
              value: contrastOf(exam.usesContrast),
              place: editMark(exam, 'usesContrast'),
            },
            {
              label: 'Duração',
              value: exam.durationMinutes ? `Cerca de ${exam.durationMinutes} minutos` : '',
              place: editMark(exam, 'durationMinutes'),
            },
            {
              label: 'Prazo do resultado',
              value: resultDeadlineOf(exam),
              place: editMark(exam, 'resultDays'),
            },
            { label: 'Onde, na clínica', value: exam.room },
            priceFact(price ? [price] : []),
            { label: 'Laudo', value: reportedBy ? <IdentificationBlock professional={reportedBy} /> : null },
            ...planFacts(healthPlans),
            {
              label: 'Equipamento',
              value: (equipment ?? [])
                .map(({ name, anvisaRegistration }) => `${name} (Anvisa ${anvisaRegistration})`)
                .join(', '),
            },
          ]}
        />
        {professionals?.length ? (
          <section className="wide on-screen" aria-labelledby="quem">
            <Heading level={2} size="h3" id="quem">
              Quem realiza
            </Heading>
            <ProfessionalGrid people={professionals} />
          </section>
        ) : null}
      </DetailLayout>
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
