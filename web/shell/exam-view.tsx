import { stegaClean } from 'next-sanity';
import { styled } from 'styled-components';
import { EXAM_MODALITIES, titleOf } from '#schemas/objects/choices.ts';
import { ExamPreparation } from '#schemas/sections/exams/exam-preparation.tsx';
import { DetailQuestions } from './detail-questions.tsx';
import { amountOf } from '#schemas/sections/pricing/price-words.ts';
import { preparationText } from '#schemas/sections/exams/preparation-lines.ts';
import { siteUrl } from '../seo/site-url.ts';
import { Chip } from '../ui/chip.tsx';
import { editMark } from '../ui/edit-mark.ts';
import { Heading } from '../ui/heading.tsx';
import { Icon } from '../ui/icon.tsx';
import { Illustration } from '../ui/illustration.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { Picture } from '../ui/picture.tsx';
import { RichText } from '../ui/rich-text.tsx';
import { Cluster } from '../ui/stack.tsx';
import { examBooking } from './booking.ts';
import type { ExamDetails, Settings } from './content.ts';
import { DetailLayout } from './detail-layout.tsx';
import { examDrawing } from './drawings.ts';
import { FactList } from './fact-list.tsx';
import { clinicSignature, identificationLines, separator, shownName } from './identification.ts';
import { IdentificationBlock } from './identification-block.tsx';
import { NextStep } from './next-step.tsx';
import { PageHead } from './page-head.tsx';
import { ProfessionalGrid } from './professional-grid.tsx';

const Root = styled.article`
  @media print {
    .on-screen,
    figure {
      display: none;
    }
  }
`;

/** On paper it hangs on a fridge: large, and not torn apart. */
const Preparation = styled.section`
  @media print {
    font-size: 18pt;
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

type Plan = NonNullable<ExamDetails['healthPlans']>[number];

/** The preparation as a message: whole, with who answers for it, and where it is kept up to date (CFM manual, §6; M24). */
function preparationMessage(exam: ExamDetails, settings: Settings | null): string {
  const { title, slug, preparation, ionizingRadiation, reviewedBy } = exam;
  const reviewer = reviewedBy ? [shownName(reviewedBy), ...identificationLines(reviewedBy)].join(separator) : '';
  const { registration, director } = settings ? clinicSignature(settings) : { registration: '', director: '' };
  const signed = [
    reviewer ? `Revisado por ${reviewer}` : '',
    `${siteUrl}/exames/${slug}`,
    settings?.tradeName,
    registration,
    director,
  ].filter(Boolean);
  const lines = preparation ? preparationText(preparation, ionizingRadiation) : [];
  return [`Preparo: ${title}`, '', ...lines, '', ...signed].join('\n');
}

/** Plans that cover an exam, each with what it asks for. */
function Plans({ plans }: { plans: readonly Plan[] }) {
  return (
    <ul className="plain-list">
      {plans.map(({ _id, name, note, needsAuthorization }) => (
        <li key={_id}>
          {name}
          <span className="soft">
            {[note, needsAuthorization ? 'guia autorizada antes' : ''].filter(Boolean).join(', ')}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** One exam: what it is, how to get ready, who does it and who signs the report. */
export function ExamView({ exam, settings }: { exam: ExamDetails; settings: Settings | null }) {
  const { title, summary, modality, image, body, professionals, healthPlans, equipment, reportedBy, price, faq } = exam;
  const booking = settings ? examBooking(exam, settings) : null;
  const plans = (isCard: boolean) => (healthPlans ?? []).filter(({ kind }) => (kind === 'cartao') === isCard);
  return (
    <Root>
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
            <ExamPreparation {...exam} />
            {exam.preparation ? (
              <p className="on-screen">
                <LinkButton
                  href={`https://wa.me/?text=${encodeURIComponent(stegaClean(preparationMessage(exam, settings)))}`}
                  variant="outline"
                >
                  <Icon name="whatsapp" size={20} />
                  Enviar o preparo para o meu WhatsApp
                </LinkButton>
              </p>
            ) : null}
          </Preparation>
          {image?.asset ? (
            <Picture picture={image} width={760} ratio={3 / 2} sizes="(min-width: 992px) 760px, 100vw" />
          ) : null}
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
            { label: 'Convênios', value: plans(false).length > 0 ? <Plans plans={plans(false)} /> : null },
            { label: 'Cartões de desconto', value: plans(true).length > 0 ? <Plans plans={plans(true)} /> : null },
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
      <div className="on-screen">
        <NextStep title="Ficou com alguma dúvida sobre o preparo?" settings={settings} />
      </div>
    </Root>
  );
}
