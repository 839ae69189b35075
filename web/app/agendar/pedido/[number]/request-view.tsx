import { stegaClean } from 'next-sanity';
import type { Settings } from '#schemas/content.ts';
import { wishWords } from '#schemas/objects/appointment-words.ts';
import { capitalized } from '#schemas/objects/modality-words.ts';
import { promisedDay } from '#schemas/rules/holidays.ts';
import { REQUEST } from '#web/content/route-of.ts';
import type { Asked } from '#web/contact/outbox.ts';
import { siteUrl } from '#web/seo/site-url.ts';
import { PageHead } from '#web/shell/page-head.tsx';
import { PaperHead } from '#web/shell/paper-head.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { EmergencyNotice } from '#web/ui/emergency-notice.tsx';
import { formatPhone, phoneHref, whatsappHref } from '#web/ui/formats/identifiers.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Cluster, Container } from '#web/ui/layout.tsx';
import { SmartLink } from '#web/ui/smart-link.tsx';
import { Heading } from '#web/ui/text.tsx';
import { RequestBody } from '../../request-body.tsx';

/** Undefined for a number that was never given out. */
type Request = { readonly number: string; readonly day: string; readonly isWithdrawn: boolean } | undefined;

/** What became of it, in the head of the page and in its title. */
export function requestTitle(request: Request): string {
  if (!request) return 'Pedido não encontrado';
  return request.isWithdrawn ? 'Pedido cancelado' : 'Pedido enviado';
}

interface RequestViewProps {
  readonly request: Request;
  /** What was asked for, for as long as that is kept. */
  readonly asked?: Asked | undefined;
  readonly settings: Settings | null;
}

/** A patient's request: its number, what was asked for, what happens next and by when, whom to ask, and how to withdraw it. */
export function RequestView({ request, asked, settings }: RequestViewProps) {
  const title = requestTitle(request);
  if (!request) {
    return (
      <Page
        title={title}
        lead="Não há pedido com este número. Confira se o endereço está completo, ou fale com a clínica."
        settings={settings}
      >
        <LinkButton href={REQUEST}>Fazer um pedido</LinkButton>
      </Page>
    );
  }
  const number = request.number.toUpperCase();
  if (request.isWithdrawn) {
    return (
      <Page
        isWithdrawn
        title={title}
        lead="A recepção já sabe que você desistiu. Você não precisa fazer mais nada."
        number={number}
        settings={settings}
      >
        <LinkButton href={REQUEST}>Fazer outro pedido</LinkButton>
      </Page>
    );
  }
  const kept = [
    `Pedido de agendamento ${number}`,
    settings?.tradeName,
    `${siteUrl}${REQUEST}/pedido/${request.number}`,
  ];
  return (
    <Page
      title={title}
      lead="Guarde este número. O horário só está marcado quando a recepção confirmar com você."
      number={number}
      settings={settings}
    >
      <Cluster className="on-screen">
        <LinkButton href={whatsappHref(null, stegaClean(kept.filter(Boolean).join('\n')))} variant="soft">
          <Icon name="whatsapp" size={20} />
          Guardar no meu WhatsApp
        </LinkButton>
        <button type="button" className="button-plain" data-print="">
          <Icon name="document" size={20} />
          Imprimir
        </button>
      </Cluster>
      {asked ? (
        <section aria-labelledby="pediu">
          <Heading level={2} size="h3" id="pediu">
            O que você pediu
          </Heading>
          <dl>
            <Asked label="Agendar">{asked.about}</Asked>
            <Asked label="Convênio">{asked.plan}</Asked>
            <Asked label="Quando">{capitalized(wishWords(asked))}</Asked>
          </dl>
          {asked.hints?.length ? (
            <Alert tone="warning">
              {asked.hints.map((hint) => (
                <p key={hint}>{hint}</p>
              ))}
              <p>A recepção procura uma saída com você.</p>
            </Alert>
          ) : null}
        </section>
      ) : null}
      <section aria-labelledby="agora">
        <Heading level={2} size="h3" id="agora">
          O que acontece agora
        </Heading>
        <ol>
          <li>
            A recepção entra em contato pelo telefone que você deixou{' '}
            <strong>até o fim de {dueDay(request.day, settings)}</strong>.
          </li>
          <li>Vocês combinam o dia e a hora.</li>
          {asked?.terms ? (
            <li>
              {asked.plan}: {asked.terms}. Tenha isso em mãos no dia.
            </li>
          ) : null}
          {asked ? null : <li>Se for exame, a recepção diz como se preparar.</li>}
          {asked?.path?.startsWith('/exames/') ? (
            <li>
              Até lá, veja como se preparar: <SmartLink href={`${asked.path}#preparo`}>preparo do exame</SmartLink>.
            </li>
          ) : null}
        </ol>
      </section>
      <section aria-labelledby="desistir" className="on-screen">
        <Heading level={2} size="h3" id="desistir">
          Mudou de ideia?
        </Heading>
        <p>Cancele o pedido aqui. Para trocar o dia ou o turno, fale com a recepção.</p>
        <details>
          <summary className="button-plain">
            <span className="to-open">Cancelar o pedido</span>
            <span className="to-close">Manter o pedido</span>
          </summary>
          <form method="post" action="/api/withdrawal">
            <p>Cancelar mesmo? A recepção deixa de procurar um horário para você.</p>
            <input type="hidden" name="number" value={request.number} />
            <Button type="submit" variant="soft">
              Sim, cancelar o pedido
            </Button>
          </form>
        </details>
      </section>
    </Page>
  );
}

function Asked({ label, children }: { readonly label: string; readonly children: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const longDay = new Intl.DateTimeFormat('pt-BR', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });

/** “sexta, 27 de novembro”. */
function dueDay(received: string, settings: Settings | null): string {
  const { hours, formSettings } = settings ?? {};
  const day = promisedDay(received, formSettings?.answerWithinDays, hours ?? null);
  return longDay.format(new Date(day)).replace('-feira', '');
}

interface PageProps {
  readonly title: string;
  readonly lead: string;
  readonly number?: string;
  readonly settings: Settings | null;
  readonly isWithdrawn?: boolean;
  readonly children: React.ReactNode;
}

function Page({ title, lead, number, settings, isWithdrawn = false, children }: PageProps) {
  const phone = settings?.phones?.[0]?.number;
  const whatsapp = settings?.whatsapp?.number;
  const words = `Olá, ${number ? `o número do meu pedido de agendamento é ${number}.` : 'vim pelo site e tenho uma dúvida sobre um pedido de agendamento.'}`;
  return (
    <>
      {settings ? <PaperHead settings={settings} /> : null}
      <PageHead
        drawing={isWithdrawn ? 'papers' : 'calendar'}
        title={title}
        lead={lead}
        steps={[{ href: REQUEST, label: 'Agendar' }]}
      />
      <Container>
        <RequestBody>
          <div className="answer-of">
            {number ? (
              <p className="number">
                Pedido <span className="whole">{number}</span>
              </p>
            ) : null}
            {children}
          </div>
          <aside aria-labelledby="falar" className="on-screen" data-surface="claro">
            <Heading level={2} size="h4" id="falar">
              Falar com a clínica
            </Heading>
            <Cluster>
              {phone ? (
                <LinkButton href={phoneHref(phone)} variant="soft">
                  <Icon name="phone" size={20} />
                  {formatPhone(phone)}
                </LinkButton>
              ) : null}
              {whatsapp ? (
                <LinkButton href={whatsappHref(whatsapp, words)} variant="soft">
                  <Icon name="whatsapp" size={20} />
                  WhatsApp
                </LinkButton>
              ) : null}
            </Cluster>
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
