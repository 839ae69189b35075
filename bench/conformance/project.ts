import { type Chapter, httpReference } from './chapter.ts';

export const project: Chapter = {
  title: 'Project and features',
  documentation: httpReference('projects-api', 'copy', 'jobs', 'backups'),
  columns: ['address', 'what'],
  rows: [
    {
      what: '`GET /projects`, `GET /projects/:project`',
      remark: 'the project; `includeMembers=false`',
      shownBy: [
        'lake/client-suite/management.test.ts › describes the project and the caller',
        'lake/routes/studio-boot.test.ts › the project has its members for members only',
      ],
    },
    {
      what: '`GET /projects/:project/datasets`, `GET /datasets`',
      remark: 'datasets',
      shownBy: ['lake/routes/studio-boot.test.ts › datasets are listed'],
    },
    {
      what: '`PUT`, `PATCH`, `DELETE /projects/:project/datasets/:dataset` and `/datasets/:dataset`',
      remark: 'create with `aclMode`, change, remove',
      shownBy: [
        'lake/client-suite/management.test.ts › creates, lists, edits and deletes a dataset with content of its own',
      ],
    },
    {
      what: '`PUT /datasets/:dataset/copy`, `PUT /projects/:project/datasets/:dataset/copy`, `GET /projects/:project/datasets/copy`, `GET /jobs/:job/listen`',
      remark:
        'copies a dataset with its history, releases, pictures and files, or without history or releases; comments stay; jobs since the start are listed',
      shownBy: [
        'lake/client-suite/management.test.ts › K15: copies a dataset with its history, releases and files, or without',
        'lake/routes/datasets.test.ts › K15: a copy that cannot be made leaves nothing behind, and its job says why',
      ],
    },
    {
      what: '`GET /aliases`, `PUT`, `PATCH`, `DELETE /aliases/:alias`, `PATCH /aliases/:alias/unlink`',
      remark:
        '`~name` in any address is the dataset that it is linked to, also for writing, which the hosted service refuses; a dataset with an alias is not deleted',
      shownBy: [
        'lake/client-suite/management.test.ts › K15: reads, writes and listens through an alias, which may be linked anew',
      ],
    },
    {
      what: '`GET /projects/:project/datasets/:dataset/backups`, `PUT /projects/:project/datasets/:dataset/settings/backups`, `GET /projects/:project/datasets/:dataset/backups/:backup`',
      remark:
        'the backups there are, each of everything; switched on and off, and taken out, where the lake runs: the answer says how',
      shownBy: [
        'lake/client-suite/sanity-cli.test.ts › K15: lists backups, and says what to do where the hosted service is another',
      ],
    },
    {
      what: '`GET`, `PUT /projects/:project/datasets/:dataset/settings/embeddings`',
      remark: 'off, and refused',
      shownBy: [
        'lake/client-suite/management.test.ts › K15: says that there are no embeddings, and leaves members out where nobody asks for them',
      ],
    },
    {
      what: '`POST /comments/:dataset/setup`',
      remark: 'the add-on dataset for comments and tasks',
      shownBy: [
        'lake/routes/comments.test.ts › there is none until a member sets it up, and then it is the same for everybody',
      ],
    },
    {
      what: '`GET /subscriptions/project/:project`',
      remark: 'the plan, with a history that has no end',
      shownBy: [
        'lake/routes/studio-boot.test.ts › K20: the plan has the shape in which Studio looks for the days of its history',
      ],
    },
    {
      what: '`GET /features`',
      remark: 'what Studio may offer',
      shownBy: ['e2e/releases.test.ts › publishes two documents together when their release is run'],
    },
    {
      what: '`GET /ping`, `GET /data/ping/:dataset`',
      remark: 'whether somebody is there',
      shownBy: ['lake/routes/studio-boot.test.ts › the ping may be measured by the page'],
    },
    {
      what: '`GET`, `POST /projects/:project/cors`, `DELETE /projects/:project/cors/:id`',
      remark:
        'origins that may call the lake: those of the configuration, which stay, and others, with or without credentials; no wildcards',
      shownBy: [
        'lake/client-suite/sanity-cli.test.ts › K13: lists origins, adds and deletes them, with effect at once',
        'lake/routes/access.test.ts › K13: sessions are believed from an origin that was added with credentials, and from no other',
      ],
    },
    {
      what: '`GET /check/cors`',
      remark: 'whether an origin is allowed',
      shownBy: ['lake/http.test.ts › everyone may ask whether they are listed'],
    },
    {
      what: '`GET /projects/:project/datasets/:dataset/settings/indexing`, `GET /projects/:project/grants`, `GET /projects/:project/user-applications`, `GET /projects/:project/new-content-release-allowed`, `GET /schedules/:project/:dataset`, `GET /journey/*`, `GET /journey/announcements`, `GET /intake/telemetry-status`, `POST /intake/*`, `GET /help`',
      remark: 'what Studio asks at its start, answered so that it offers nothing that only the hosted service has',
      shownBy: ['e2e/documents.test.ts › makes a new page from the list of pages and publishes it'],
    },
    {
      what: 'anything else',
      remark: '404, never 401',
      shownBy: ['lake/routes/studio-boot.test.ts › unknown addresses are 404, never 401, with or without a token'],
    },
  ],
};

export const webhooks: Chapter = {
  title: 'Webhooks',
  documentation: httpReference('webhooks'),
  columns: ['address', 'what'],
  rows: [
    {
      what: '`POST /hooks/projects/:project`, `GET /hooks/projects/:project`, `GET`, `PATCH`, `DELETE /hooks/projects/:project/:id`',
      remark: 'with GROQ filter and projection, in delta mode',
      shownBy: [
        'lake/routes/hooks.test.ts › a filter and a projection see the document before and after the change',
        'lake/routes/hooks.test.ts › a webhook can be changed, switched off and on, and removed; its secret is never told',
      ],
    },
    {
      what: '`GET /hooks/projects/:project/:id/messages`, `GET /hooks/projects/:project/:id/attempts`, `GET /hooks/projects/:project/attempts/:attempt`',
      remark: 'the delivery log',
      shownBy: ['lake/routes/hooks.test.ts › every attempt is in the log, as'],
    },
    {
      what: 'the request',
      remark: "signed, with Sanity's headers",
      shownBy: [
        'lake/routes/hooks.test.ts › a change is delivered, signed as @sanity/webhook checks it, with the headers that say what it is',
      ],
    },
    {
      what: 'retries',
      remark: 'rarer and rarer, for a day, also after a restart',
      shownBy: [
        'lake/webhooks/durability.test.ts › attempts become rarer, and end after a day; refusals end at once',
        'lake/webhooks/durability.test.ts › a delivery that failed is tried again after a restart, with the same key',
      ],
    },
  ],
};

export const operation: Chapter = {
  title: 'Operation',
  columns: ['address', 'what'],
  rows: [
    {
      what: '`GET /healthz`, `GET /readyz`',
      remark: 'alive; ready to read and write',
      shownBy: ['lake/routes/health.test.ts › a lake is alive, and ready as long as it can read its files'],
    },
    {
      what: '`GET /`',
      remark: 'leads to the accounts, where the lake has its own; only here',
      shownBy: ['lake/http.test.ts › whoever types the address of the lake finds the accounts'],
    },
    {
      what: '`GET /visits`',
      remark: "visits and what visitors came for, by week, as the site counts them; of the clinic's lake",
      shownBy: [
        'clinic/visits-route.test.ts › M2: weeks of all processes are added up, for staff who publish and nobody else',
      ],
    },
    {
      what: '`GET /operations/backups`, `GET /operations/backups/:name/:dataset`',
      remark: 'which backups there are, and documents in one of them, for administrators; only here',
      shownBy: [
        'lake/routes/backups.test.ts › M7: a document is found by its title, as the site showed it then, whatever became of it',
        'lake/routes/backups.test.ts › M7, K1: what was erased since does not come back, not even under an id that was taken again',
      ],
    },
    {
      what: '`GET /operations`',
      remark: 'backups and webhooks, for administrators; only here',
      shownBy: [
        'lake/routes/operations.test.ts › administrators are told how backups and webhooks are doing, others are not',
      ],
    },
    {
      what: '`GET /old-site`',
      remark: "a page, sitemap or picture of the site that is moved from, for administrators; of the clinic's lake",
      shownBy: ['clinic/old-site-route.test.ts › U8: nobody else has the lake read an address'],
    },
    {
      what: '`GET /link-check`, `POST /link-check`',
      remark: "links to other sites that do not open; looking now, for administrators; of the clinic's lake",
      shownBy: [
        'clinic/links/link-check-route.test.ts › U8: staff read what was found; administrators have it looked at now',
      ],
    },
    {
      what: '`GET /metrics`',
      remark: 'for Prometheus',
      shownBy: ['lake/routes/health.test.ts › metrics count requests by route, whatever addresses strangers invent'],
    },
    {
      what: '`GET /accounts` and below',
      remark: 'pages for accounts, sessions, tokens and the audit log',
      shownBy: [
        'lake/accounts/pages/accounts.test.ts › L11, S5: invites a person by a link, which is shown once, works once and ends in Studio, signed in',
      ],
    },
  ],
  notes: ['Without a version. Only the lake has these.'],
};
