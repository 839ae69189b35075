import { EXAM_MODALITIES, titleOf } from '#schemas/objects/choices.ts';
import { ExamPreparation } from '#schemas/sections/exams/exam-preparation.tsx';
import { DetailQuestions } from './detail-questions.tsx';
import { amountOf } from '#schemas/sections/pricing/price-words.ts';
import { Chip } from '../ui/chip.tsx';
import { editMark } from '../ui/edit-mark.ts';
import { Heading } from '../ui/heading.tsx';
import { Illustration } from '../ui/illustration.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { Picture } from '../ui/picture.tsx';
import { RichText } from '../ui/rich-text.tsx';
import { Cluster } from '../ui/stack.tsx';
import { bookingWith } from './booking.ts';
import type { ExamDetails, Settings } from './content.ts';
import { DetailLayout } from './detail-layout.tsx';
import { examDrawing } from './drawings.ts';
import { FactList } from './fact-list.tsx';
import { IdentificationBlock } from './identification-block.tsx';
import { NextStep } from './next-step.tsx';
import { PageHead } from './page-head.tsx';
import { ProfessionalGrid } from './professional-grid.tsx';

/** One exam: what it is, how to get ready, who does it and who signs the report. */
export function ExamView({ exam, settings }: { exam: ExamDetails; settings: Settings | null }) {
  const { title, summary, modality, image, body, professionals, healthPlans, equipment, reportedBy, price, faq } = exam;
  const booking = settings ? bookingWith(exam.whatsappMessage, settings) : null;
  return (
    <article>
      <PageHead
        steps={[{ href: '/exames', label: 'Exames' }]}
        title={title}
        lead={summary}
        art={image?.asset ? null : <Illustration name={examDrawing(modality)} ratio={4 / 3} />}
      >
        <Cluster $gap={4}>
          <Chip {...editMark(exam, 'modality')}>{titleOf(EXAM_MODALITIES, modality)}</Chip>
          {exam.bodyRegion ? (
            <Chip $tone="violet" {...editMark(exam, 'bodyRegion')}>
              {exam.bodyRegion}
            </Chip>
          ) : null}
        </Cluster>
        {booking ? <LinkButton href={booking.href}>{booking.label}</LinkButton> : null}
      </PageHead>
      <DetailLayout>
        <div className="story">
          {image?.asset ? (
            <Picture picture={image} width={760} ratio={3 / 2} sizes="(min-width: 992px) 760px, 100vw" priority />
          ) : null}
          <section aria-labelledby="preparo">
            <Heading level={2} size="h3" id="preparo">
              Preparo do exame
            </Heading>
            <ExamPreparation {...exam} />
          </section>
          {body?.length ? (
            <section aria-labelledby="como">
              <Heading level={2} size="h3" id="como">
                Como é o exame
              </Heading>
              <RichText value={body} />
            </section>
          ) : null}
          <DetailQuestions items={faq} />
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
              value: exam.usesContrast ? 'Usa contraste' : '',
              place: editMark(exam, 'usesContrast'),
            },
            {
              label: 'Duração',
              value: exam.durationMinutes ? `Cerca de ${exam.durationMinutes} minutos` : '',
              place: editMark(exam, 'durationMinutes'),
            },
            { label: 'Prazo do resultado', value: exam.resultDeadline },
            { label: 'Valor', value: price ? amountOf(price) : '', place: editMark(price, 'amountCents') },
            { label: 'Laudo', value: reportedBy ? <IdentificationBlock professional={reportedBy} /> : null },
            { label: 'Convênios', value: (healthPlans ?? []).map(({ name }) => name).join(', ') },
            {
              label: 'Equipamento',
              value: (equipment ?? [])
                .map(({ name, anvisaRegistration }) => `${name} (Anvisa ${anvisaRegistration})`)
                .join(', '),
            },
          ]}
        />
        {professionals?.length ? (
          <section className="wide" aria-labelledby="quem">
            <Heading level={2} size="h3" id="quem">
              Quem realiza
            </Heading>
            <ProfessionalGrid people={professionals} />
          </section>
        ) : null}
      </DetailLayout>
      <NextStep title="Ficou com alguma dúvida sobre o preparo?" settings={settings} />
    </article>
  );
}
