import { html } from 'hono/html';
import { button } from './layout.ts';
import type { Html } from './html-page.ts';
import type { Session } from '../sessions.ts';
import type { AccountTexts } from '../texts/account-texts.ts';
import type { Visit } from './visit.ts';

/** Where an account is signed in, this device first; `to` is the address that its buttons post to. */
export function sessionList(visit: Visit, sessions: readonly Session[], to: string): Html {
  const { texts, sessionId } = visit;
  const { sessions: words, dateText } = texts;
  const here = sessions.filter(({ id }) => id === sessionId);
  const others = sessions.filter(({ id }) => id !== sessionId);
  const rows = [...here, ...others].map(
    ({ id, agent, address, createdAt, seenAt }) =>
      html`<li>
        <div>
          <strong>${agentText(texts, agent)}</strong>
          ${id === sessionId ? html`<span class="tag">${words.thisDevice}</span>` : ''}
          <p>${words.line(address || words.noAddress, dateText(createdAt), dateText(seenAt))}</p>
        </div>
        ${
          id === sessionId
            ? button(visit, { to: '/logout', text: words.signOutHere })
            : button(visit, {
                to,
                text: words.end,
                about: words.since(agentText(texts, agent), dateText(createdAt)),
                fields: { session: id },
              })
        }
      </li>`,
  );
  const [none, all] = here.length > 0 ? [words.noOthers, words.endOthers] : [words.none, words.endAll];
  return html`${
    rows.length > 0
      ? html`<ul class="rows">
          ${rows}
        </ul>`
      : ''
  }
  ${
    others.length === 0
      ? html`<p class="hint">${none}</p>`
      : button(visit, { to, text: all, fields: { session: 'others' } })
  }`;
}

const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
];

/** What people call it: the text browsers send names all of its ancestors too. */
export function agentText({ sessions }: AccountTexts, agent: string): string {
  const nameIn = (names: typeof BROWSERS) => names.find(([pattern]) => pattern.test(agent))?.[1];
  const [browser, system] = [nameIn(BROWSERS), nameIn(SYSTEMS)];
  if (browser) return system ? sessions.browserOn(browser, system) : browser;
  return agent.slice(0, 40) || sessions.unknown;
}
