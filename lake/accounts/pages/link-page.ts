import { html } from 'hono/html';
import { LINK_LIFETIME_MS } from '../links.ts';
import { copyButton } from './forms.ts';
import { accountsPage } from './layout.ts';
import type { LinkPurpose } from '../links.ts';
import type { Sending } from '../mails/account-mails.ts';
import type { User } from '../users.ts';
import type { Html } from './html-page.ts';
import type { Visit } from './visit.ts';

interface LinkOptions {
  readonly user: User;
  readonly purpose: LinkPurpose;
  /** What became of the mail. */
  readonly sending: Sending;
  /** Empty when it was sent. */
  readonly address: string;
}

/** After an invitation or a link was made: it is on its way, or has to be handed over. */
export function linkPage(visit: Visit, { user, purpose, sending, address }: LinkOptions): Html {
  const { people, layout, dateText } = visit.texts;
  const [title, words] =
    purpose === 'reset' ? [people.resetTitle, people.resetWords] : [people.invitationTitle, people.invitationWords];
  const until = people.until(dateText(new Date(Date.now() + LINK_LIFETIME_MS[purpose]).toISOString()));
  const message = encodeURIComponent(`${user.name}, ${words}: ${address}\n${until}`);
  const body = html`<div class="box">
    ${
      sending === 'sent'
        ? html`<p class="done" role="status">${people.sent(user.email)}</p>`
        : html`${sending === 'waiting' ? html`<p>${people.waiting}</p>` : ''}
            <p class="done" role="status">${people.handOver(user.name)}</p>
            <p><code class="secret">${address}</code></p>
            <div class="row">
              ${copyButton(visit.texts, people.copyLink, address)}
              <a class="action" href="https://wa.me/?text=${message}" target="_blank" rel="noopener noreferrer"
                >${people.whatsApp}</a
              >
            </div>
            <p class="hint">${people.notAgain(until)}</p>`
    }
    <p><a href="${visit.link(`/people/${user.id}`)}">${layout.back}</a></p>
  </div>`;
  return accountsPage(visit, { title, section: '', body });
}
