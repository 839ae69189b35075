import { DetailLayout, DetailPeople, DetailQuestions, FactList, NextStep, planFacts } from '#web/shell/detail-page.tsx';
import { AGE_GROUPS, titleOf } from '#schemas/objects/choices.ts';
import { areaTone } from '#schemas/objects/area-tone.ts';
import { capitalized, modalityWords } from '#schemas/objects/modality-words.ts';
import { DetailLinks } from '#web/shell/detail-links.tsx';
import { editMark } from '#web/ui/edit-mark.ts';
import { Heading } from '#web/ui/text.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { RichText } from '#web/ui/rich-text.tsx';
import { Cluster } from '#web/ui/layout.tsx';
import { serviceBooking, whatsappQuestion } from '#web/content/booking.ts';
import type { ServiceDetails, Settings } from '#schemas/content.ts';
import { areaDrawing } from '#schemas/objects/drawings.ts';
import { priceFact } from '#web/shell/price-fact.tsx';
import { HeadChip, PageHead } from '#web/shell/page-head.tsx';

/** One service: what it is, who attends, what people ask. */
export function ServiceView({ service, settings }: { service: ServiceDetails; settings: Settings | null }) {
  const { title, summary, area, body, image, professionals, exams, healthPlans, faq } = service;
  const booking = settings ? serviceBooking(service, settings) : null;
  // A message stays on somebody's phone: that it is about psychology is theirs to say.
  const named = area?.regulation === 'psicologia' ? undefined : `o serviço: ${title}`;
  return (
    <article>
      <PageHead
        steps={[{ href: '/servicos', label: 'Serviços' }]}
        title={title}
        lead={summary}
        tone={areaTone(area)}
        drawing={image?.asset ? null : areaDrawing(area)}
        drawingBelow
      >
        <HeadChip $tone={areaTone(area)} {...editMark(service, 'area')}>
          {area?.title ?? 'Outros serviços'}
        </HeadChip>
        <Cluster>
          {booking ? <LinkButton href={booking.href}>{booking.label}</LinkButton> : null}
          {area?.regulation === 'exames' && exams.length === 0 ? (
            <LinkButton href="/exames" variant="soft">
              Exames e preparo
            </LinkButton>
          ) : null}
        </Cluster>
      </PageHead>
      <DetailLayout>
        <div className="story">
          {image?.asset ? (
            <Picture picture={image} width={760} ratio={3 / 2} sizes="(min-width: 992px) 760px, 100vw" priority />
          ) : null}
          {body?.length ? (
            <section aria-labelledby="como">
              <Heading level={2} size="h3" id="como">
                Como funciona
              </Heading>
              <RichText value={body} />
            </section>
          ) : null}
          <DetailLinks id="exames" title="Exames" base="/exames" items={exams} />
          <DetailQuestions items={faq} />
          <DetailPeople title="Quem atende" people={professionals} />
        </div>
        <div className="beside">
          <FactList
            label="Sobre o serviço"
            facts={[
              {
                label: 'Atendimento',
                value: capitalized(modalityWords(service.modalities)),
                place: editMark(service, 'modalities'),
              },
              {
                label: 'Idades',
                value: (service.ageGroups ?? []).map((group) => titleOf(AGE_GROUPS, group)).join(', '),
                place: editMark(service, 'ageGroups'),
              },
              {
                label: 'Duração',
                value: service.durationMinutes ? `Cerca de ${service.durationMinutes} minutos` : '',
                place: editMark(service, 'durationMinutes'),
              },
              priceFact(service.prices, whatsappQuestion(`o valor d${named ?? 'a consulta'}`, settings)),
              ...planFacts(healthPlans),
            ]}
          />
        </div>
      </DetailLayout>
      <NextStep title="Ficou com alguma dúvida?" about={named} settings={settings} />
    </article>
  );
}
