import type { Metadata } from 'next';
import { styled } from 'styled-components';
import { getSettings } from '#web/content/documents.ts';
import { REQUEST } from '#web/content/route-of.ts';
import { RequestForm } from '#web/contact/contact-form.tsx';
import { readChoices } from '#web/contact/read-choices.ts';
import { pageMetadata } from '#web/seo/page-metadata.ts';
import { LivePage } from '#web/shell/live-page.tsx';
import { PageHead } from '#web/shell/page-head.tsx';
import { formatPhone, phoneHref } from '#web/ui/formats/identifiers.ts';
import { Container } from '#web/ui/layout.tsx';
import { sectionSpace } from '#web/ui/tokens.ts';

const Body = styled.div`
  max-width: 42rem;
  padding-block: clamp(1.5rem, 1rem + 2vw, 3rem) ${sectionSpace};
`;

const TITLE = 'Agendar';

/** @param isListed false below the page itself, where only the first answer differs */
export async function appointmentMetadata(isListed = true): Promise<Metadata> {
  const { data: settings } = await getSettings();
  return pageMetadata(settings, {
    path: REQUEST,
    title: TITLE,
    description: 'Peça um horário em quatro perguntas: o que, convênio, dias e contato. A recepção confirma com você.',
    noindex: !isListed,
  });
}

/**
 * Where an appointment is asked for (U6).
 * @param about an offer's value, as in the page's address; empty for none
 */
export async function AppointmentView({ about = '' }: { readonly about?: string }) {
  const { data: settings } = await getSettings();
  const choices = await readChoices(settings);
  const phone = settings?.phones?.[0]?.number;
  return (
    <>
      <LivePage path={about ? `${REQUEST}/${about}` : REQUEST} />
      <PageHead
        title={TITLE}
        lead="Responda quatro perguntas. A recepção procura um horário e confirma com você pelo telefone que deixar."
      >
        {phone ? (
          <p>
            Se preferir, ligue: <a href={phoneHref(phone)}>{formatPhone(phone)}</a>
          </p>
        ) : null}
      </PageHead>
      <Container>
        <Body>
          <RequestForm
            id="pedido"
            clinic={settings ?? {}}
            about={about}
            byWhatsApp={settings?.booking?.mode === 'whatsapp' && Boolean(settings.whatsapp?.number)}
            offers={choices.offers.map(({ id: _id, opening: _opening, ...offer }) => offer)}
            plans={choices.plans}
            days={choices.days}
          />
        </Body>
      </Container>
    </>
  );
}
