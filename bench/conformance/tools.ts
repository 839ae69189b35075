import type { Chapter } from './chapter.ts';

export const studio: Chapter = {
  title: 'Studio',
  columns: ['what editors do'],
  rows: [
    { what: 'make, edit, copy, publish, withdraw and delete documents', shownBy: ['e2e/documents.test.ts'] },
    { what: 'upload pictures and choose what a cut keeps', shownBy: ['e2e/image.test.ts'] },
    { what: 'find documents, also to refer to', shownBy: ['e2e/search.test.ts'] },
    { what: 'see, compare and restore older revisions, and what was deleted', shownBy: ['e2e/history.test.ts'] },
    { what: 'schedule drafts and run releases', shownBy: ['e2e/releases.test.ts'] },
    { what: 'work at the same time, comment, and hand each other tasks', shownBy: ['e2e/together.test.ts'] },
    { what: 'read only, as viewers', shownBy: ['e2e/viewer.test.ts'] },
  ],
};

const cli = (title: string) => `lake/client-suite/sanity-cli.test.ts › ${title}`;

export const commandLine: Chapter = {
  title: 'Export, import and the command line',
  documentation: ['[command line](https://www.sanity.io/docs/cli-reference)'],
  columns: ['tool', 'what'],
  rows: [
    {
      what: '`@sanity/export`, `@sanity/import`',
      remark: 'take any client, so they work as they are',
      shownBy: [
        'lake/client-suite/export-import.test.ts › carry a dataset into another lake, with drafts, versions, a release, references and asset files',
      ],
    },
    { what: '`sanity documents query`', remark: 'documents by GROQ', shownBy: [cli('queries documents')] },
    {
      what: '`sanity documents get`, `delete`',
      remark: 'a document by its id',
      shownBy: [cli('gets and deletes a document')],
    },
    { what: '`sanity dataset list`', remark: 'datasets', shownBy: [cli('lists datasets')] },
    {
      what: '`sanity dataset export`, `import`',
      remark: 'a dataset with its files, into another lake',
      shownBy: [cli('exports a dataset and imports it into another lake')],
    },
    {
      what: '`sanity dataset copy`, `alias`',
      remark: 'copies and other names',
      shownBy: [cli('K15: copies a dataset, gives it an alias and takes that away')],
    },
    {
      what: '`sanity hooks list`, `logs`',
      remark: 'webhooks and their log',
      shownBy: [cli('lists webhooks and reads their log, in which an address of a private network was refused')],
    },
    {
      what: '`sanity migration run`',
      remark: 'dry and in earnest',
      shownBy: [cli('K12: runs a content migration, dry and in earnest')],
    },
    {
      what: '`sanity tokens list`, `add`, `rotate`, `delete`',
      remark: 'for administrators, and in the audit log',
      shownBy: [cli('K13: makes, lists, renews and deletes tokens of programs')],
    },
    {
      what: '`sanity users list`, `invite`',
      remark: 'for administrators, and in the audit log',
      shownBy: [cli('K13: invites people by mail, and lists them with those who came')],
    },
    {
      what: '`sanity cors list`, `add`, `delete`',
      remark: 'for administrators, and in the audit log',
      shownBy: [cli('K13: lists origins, adds and deletes them, with effect at once')],
    },
    {
      what: '`sanity backups list`, `enable`',
      remark: 'the backups there are; how they are switched on',
      shownBy: [cli('K15: lists backups, and says what to do where the hosted service is another')],
    },
    {
      what: '`npm run sanity`',
      remark: "Sanity's command with the host of a lake, under the Node that it needs",
      shownBy: [cli('X11: runs as the documents say, whichever Node the machine has')],
    },
  ],
  notes: [
    'The `sanity` command has no setting for the host of the API; `npm run sanity` gives it one, and the Node that it needs. The token',
    'comes from `npm run lake -- token create --role administrator --label cli --data <folder>`. No hosted login takes part.',
    '',
    '```sh',
    'export SANITY_API_HOST=http://localhost:4000 SANITY_AUTH_TOKEN=<token>',
    'npm run -s sanity -- documents query \'*[_type == "page"]{title}\' \\',
    '  --project-id clinica --dataset production --api-version 2025-02-19',
    'npm run -s sanity -- dataset export production backup.tar.gz --project-id clinica',
    'npm run -s sanity -- dataset import backup.tar.gz --dataset production --replace --project-id clinica',
    '```',
    '',
    '`users invite` needs a mail server (`SMTP_URL`): without one it ends with an error that the command does not explain, and people',
    'are invited on the page of accounts or with `npm run lake -- user invite`.',
    '',
    'Refused with a reason: `backups disable` (`BACKUP_DIR=off`, then a new start) and `download` (the archives are in `BACKUP_DIR`, for',
    '`npm run restore`), `hooks create` (`npm run lake -- webhook create`), `dataset embeddings enable`. Absent: `projects create`,',
    '`deploy`, `graphql`, `media`, `blueprints` and whatever else is about the hosted service itself.',
    '',
    'An import keeps ids (but for pictures that lost metadata in a lake, see [moving',
    'content](more-than-one-machine.md#moving-content)), content, `_createdAt`, strong and weak references, drafts, versions and',
    'releases. It gives new revisions and times of change, as the hosted service does.',
  ],
};
