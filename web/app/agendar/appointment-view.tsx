import type { Metadata } from 'next';
import { getSettings } from '#web/content/documents.ts';
import { REQUEST } from '#web/content/route-of.ts';
import { ANSWER_WITHIN_DAYS } from '#schemas/rules/holidays.ts';
import { RequestForm } from '#web/contact/contact-form.tsx';
import { readChoices } from '#web/contact/read-choices.ts';
import { pageMetadata } from '#web/seo/page-metadata.ts';
import { LivePage } from '#web/shell/live-page.tsx';
import { PageHead } from '#web/shell/page-head.tsx';
import { EmergencyNotice } from '#web/ui/emergency-notice.tsx';
import { formatPhone, phoneHref } from '#web/ui/formats/identifiers.ts';
import { Container } from '#web/ui/layout.tsx';
import { Heading } from '#web/ui/text.tsx';
import { RequestBody } from './request-body.tsx';

const TITLE = 'Agendar';

/**
 * Below the page itself only the first answer differs: it is in the title, and no search engine lists it.
 * @param about an offer's value, as in the page's address; empty for none
 */
export async function appointmentMetadata(about = ''): Promise<Metadata> {
  const { data: settings } = await getSettings();
  const offer = about ? (await readChoices(settings)).offers.find(({ value }) => value === about) : undefined;
  return pageMetadata(settings, {
    path: REQUEST,
    title: offer ? `${TITLE}${offer.group === 'Profissionais' ? ' com' : ':'} ${offer.title}` : TITLE,
    description: 'Peça um horário: diga o que é, o convênio, os dias e o seu contato. A recepção confirma com você.',
    noindex: about !== '',
  });
}

/**
 * Where an appointment is asked for (U6).
 * @param about an offer's value, as in the page's address; empty for none
 */
export async function AppointmentView({ about = '' }: { readonly about?: string }) {
  const { data: settings } = await getSettings();
  const choices = await readChoices(settings);
  const byWhatsApp = settings?.booking?.mode === 'whatsapp' && Boolean(settings.whatsapp?.number);
  const days = settings?.formSettings?.answerWithinDays ?? ANSWER_WITHIN_DAYS;
  const phone = settings?.phones?.[0]?.number;
  return (
    <>
      <LivePage path={about ? `${REQUEST}/${about}` : REQUEST} />
      <PageHead
        drawing="calendar"
        drawingBelow
        title={TITLE}
        lead={
          byWhatsApp
            ? 'Responda a poucas perguntas: elas viram uma mensagem pronta.'
            : 'Responda a poucas perguntas, e a recepção procura um horário para você.'
        }
      />
      <Container>
        <RequestBody>
          <RequestForm
            id="pedido"
            clinic={settings ?? {}}
            about={about}
            byWhatsApp={byWhatsApp}
            offers={choices.offers.map(({ id: _id, opening: _opening, ...offer }) => offer)}
            plans={choices.plans}
            days={choices.days}
          />
          <aside aria-labelledby="depois" data-surface="claro">
            <Heading level={2} size="h4" id="depois">
              O que vem depois
            </Heading>
            <ol>
              <li>
                {byWhatsApp
                  ? 'Você envia a mensagem pelo WhatsApp.'
                  : `A recepção entra em contato em até ${days} ${days === 1 ? 'dia útil' : 'dias úteis'}.`}
              </li>
              <li>Vocês combinam o dia e a hora.</li>
              <li>O horário está marcado quando a recepção confirmar.</li>
            </ol>
            {phone ? (
              <p>
                Se preferir, ligue:{' '}
                <a className="whole" href={phoneHref(phone)}>
                  {formatPhone(phone)}
                </a>
              </p>
            ) : null}
            {settings ? (
              <div className="soft">
                <EmergencyNotice clinic={settings} />
              </div>
            ) : null}
          </aside>
        </RequestBody>
      </Container>
    </>
  );
}
