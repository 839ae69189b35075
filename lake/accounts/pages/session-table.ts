import { html } from 'hono/html';
import { button, table } from './layout.ts';
import type { Html } from './html-page.ts';
import type { Session } from '../sessions.ts';
import type { AccountTexts } from '../texts/account-texts.ts';
import type { Visit } from './visit.ts';

/** Where an account is signed in, with buttons to end that; `to` is the address the buttons post to. */
export function sessionTable(visit: Visit, sessions: readonly Session[], to: string): Html {
  const { texts } = visit;
  const { sessions: words, dateText } = texts;
  if (sessions.length === 0) return html`<p class="hint">${words.none}</p>`;
  return html`${table(sessions, [
    {
      heading: words.browser,
      cell: ({ id, agent }) =>
        html`${agentText(texts, agent)}
        ${id === visit.sessionId ? html`<span class="tag">${words.thisSession}</span>` : ''}`,
    },
    { heading: words.address, cell: ({ address }) => address || words.noAddress },
    { heading: words.signedIn, cell: ({ createdAt }) => dateText(createdAt) },
    { heading: words.lastUsed, cell: ({ seenAt }) => dateText(seenAt) },
    {
      heading: texts.tokens.action,
      label: '',
      cell: ({ id, createdAt }) =>
        button(visit, { to, text: words.end, about: words.sessionOf(dateText(createdAt)), fields: { session: id } }),
    },
  ])}
  ${button(visit, { to, text: words.endAll, fields: { session: 'all' }, danger: true })}`;
}

/** Where somebody is signed in, for the person: this device first. */
export function deviceList(visit: Visit, sessions: readonly Session[]): Html {
  const { texts } = visit;
  const { sessions: words, dateText } = texts;
  const here = sessions.filter(({ id }) => id === visit.sessionId);
  const others = sessions.filter(({ id }) => id !== visit.sessionId);
  return html`<ul class="rows">
      ${[...here, ...others].map(
        (session) =>
          html`<li>
            <div>
              <strong>${agentText(texts, session.agent)}</strong>
              ${session.id === visit.sessionId ? html`<span class="tag">${words.thisDevice}</span>` : ''}
              <p>
                ${words.line(session.address || words.noAddressOf, dateText(session.createdAt), dateText(session.seenAt))}
              </p>
            </div>
            ${session.id === visit.sessionId ? button(visit, { to: '/logout', text: words.signOutHere }) : endButton(visit, session)}
          </li>`,
      )}
    </ul>
    ${
      others.length === 0
        ? html`<p class="hint">${words.noOthers}</p>`
        : button(visit, {
            to: '/me/sessions',
            text: words.endOthers,
            fields: { session: 'others' },
            danger: true,
          })
    }`;
}

function endButton(visit: Visit, { id, agent, createdAt }: Session): Html {
  const { texts } = visit;
  const { end, since } = texts.sessions;
  const about = since(agentText(texts, agent), texts.dateText(createdAt));
  return button(visit, { to: '/me/sessions', text: end, about, fields: { session: id } });
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
