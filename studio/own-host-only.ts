import type { FixedText } from './fixed-texts.ts';

/**
 * What Studio 6.16 asks of Sanity's own hosts without a switch, switched off where content comes from the lake: the page's
 * policy would refuse these requests anyway, and say so in the console on every visit.
 */
export const OWN_HOST_ONLY: readonly FixedText[] = [
  // Whether there is a newer version: for whoever installs one, not for staff.
  {
    module: '/sanity/lib/index.js',
    text: 'fetchLatestAvailableVersionForPackage = async (options) => {',
    instead: 'fetchLatestAvailableVersionForPackage = async (options) => {\n\treturn;',
  },
  // Whether feedback to Sanity can be sent. Answered no, its entry in the menus stays away.
  {
    module: '/sanity/lib/index.js',
    text: 'skip = t0 !== void 0 && t0, [available, setAvailable]',
    instead: 'skip = !0, [available, setAvailable]',
  },
  // The SDK inside Studio (two versions of it) puts the project's name in front of the host, whatever Studio's client does.
  {
    module: '/@sanity/sdk/dist/',
    text: 'subscribeToStateAndFetchCurrentUser(context, { useProjectHostname: !0 })',
    instead: 'subscribeToStateAndFetchCurrentUser(context, { useProjectHostname: !1 })',
  },
  // It asks there whether it may send telemetry, too.
  {
    module: '/@sanity/sdk/dist/_exports/_internal',
    text: 'cachedConsent = null',
    instead: 'cachedConsent = { status: "denied" }',
  },
  // Presence says good-bye when a page is left, into a socket that the browser is closing already.
  {
    module: '/@sanity/bifur-client/dist/',
    text: 'defer(() => (ws.send(formatRequest(method, params, requestId)), EMPTY))',
    instead: 'defer(() => (ws.readyState === ws.OPEN && ws.send(formatRequest(method, params, requestId)), EMPTY))',
  },
  // The form of a task is a workspace of its own, which forgets how the one around it makes its clients.
  {
    module: '/sanity/lib/TasksStudioActiveToolLayout',
    text: 'schema: t6',
    instead: 'schema: t6,\n\t\tunstable_clientFactory: (options) => client.withConfig(options)',
  },
  // The project's page at sanity.io; here, the pages on which administrators give people access.
  {
    module: '/sanity/lib/index.js',
    text: '`${envAwareWebsiteUrl}/manage/project/${projectId}`',
    instead: '"/lake/accounts"',
  },
  // Whether one is signed in to each workspace: there is one, and the question would go to another host.
  {
    module: '/sanity/lib/index.js',
    text: 'async function callAuthId(client) {',
    instead: 'async function callAuthId(client) {\n\treturn AUTHENTICATED;',
  },
  // A Studio that Sanity's hosting does not know has a mark of warning beside its help, which nobody here could clear.
  {
    module: '/sanity/lib/index.js',
    text: 'if (!isLoadingUserApplication && !userApplication) return "caution";',
    instead: '',
  },
  // Measures Sanity's hosting, in English: times to its hosts, the country it sees.
  {
    module: '/sanity/lib/index.js',
    text: 't18 = /* @__PURE__ */ jsx(DiagnosticsMenuItem, { onClick: handleOpenDiagnostics }), t19 = /* @__PURE__ */ jsx(MenuDivider, {})',
    instead: 't18 = null, t19 = null',
  },
];
