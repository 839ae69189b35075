import { type Chapter, httpReference } from './chapter.ts';

export const streams: Chapter = {
  title: 'Streams',
  documentation: httpReference('listen', 'live'),
  columns: ['address', 'what'],
  rows: [
    {
      what: '`GET /data/listen/:dataset`',
      remark: 'mutations as they happen',
      shownBy: [
        'lake/client-suite/streams-and-assets.test.ts › hears a document appear, change and disappear, in order',
      ],
    },
    {
      what: '… `visibility`, `includeMutations`, `includeResult`, `includePreviousRevision`, `effectFormat`, `includeAllVersions`, `transactionTotalEvents`',
      remark: 'what is heard of, and what an event carries',
      shownBy: ['lake/routes/listen.test.ts › revisions form a chain, and the options decide what an event carries'],
    },
    {
      what: '… `enableResume`: `welcomeback`, `reset`',
      remark: 'what was missed',
      shownBy: [
        'lake/routes/listen.test.ts › brings what was missed, from the middle of a transaction on',
        'lake/routes/listen.test.ts › after too much was missed starts anew',
      ],
    },
    {
      what: '… `channelError`',
      remark: 'an invalid query',
      shownBy: ['lake/client-suite/streams-and-assets.test.ts › ends an invalid query with an error that names it'],
    },
    {
      what: '`GET /data/live/events/:dataset`',
      remark: 'tags of what changed',
      shownBy: [
        'lake/client-suite/management.test.ts › tells readers which tags changed, and queries name the tags they depend on',
      ],
    },
    {
      what: '… `includeDrafts`, `restart`',
      remark: 'changes of drafts, with a token; coming back',
      shownBy: ['lake/routes/live-events.test.ts'],
    },
    {
      what: '`GET /socket/:dataset` (WebSocket)',
      remark: 'presence',
      shownBy: ['lake/sockets/presence.test.ts › editors hear where the others are, and when they leave'],
    },
    {
      what: "`GET /mux` (WebSocket, the lake's own)",
      remark: 'all event streams of a browser tab over one socket',
      shownBy: ['lake/sockets/mux.test.ts › many streams share one socket, each with its own rights'],
    },
  ],
};

export const history: Chapter = {
  title: 'History',
  documentation: httpReference('history'),
  columns: ['address', 'what'],
  rows: [
    {
      what: '`GET /data/history/:dataset/documents/:ids`',
      remark: 'documents at a revision, at a time, and their last state',
      shownBy: [
        'lake/routes/history.test.ts › are as they were after a transaction, whichever document it touched',
        'lake/routes/history.test.ts › are found by time',
        'lake/routes/history.test.ts › of something deleted are the last ones it had',
      ],
    },
    {
      what: '`GET /data/history/:dataset/transactions/:ids`',
      remark: 'transactions as NDJSON, with mendoza effects',
      shownBy: ['lake/routes/history.test.ts › carry effects that lead from nothing to every state and back'],
    },
    {
      what: '`GET /data/history/:dataset/events/documents/:id`',
      remark: 'the timeline',
      shownBy: [
        'lake/routes/history.test.ts › come newest first, in pages',
        'lake/events/document-events.test.ts › the life of a document: created, published with its contributors, unpublished, deleted',
      ],
    },
    {
      what: '`GET /data/history/:dataset/events/releases/:name`',
      remark: 'the activity of a release',
      shownBy: [
        'lake/routes/release-events.test.ts › the activity of a release tells its states and which documents came and went, newest first',
      ],
    },
  ],
};

export const assets: Chapter = {
  title: 'Assets',
  documentation: [...httpReference('assets'), '[image URLs](https://www.sanity.io/docs/apis-and-sdks/image-urls)'],
  columns: ['address', 'what'],
  rows: [
    {
      what: '`POST /assets/images/:dataset`, `POST /assets/files/:dataset`',
      remark: 'upload, described',
      shownBy: [
        'lake/client-suite/streams-and-assets.test.ts › uploads an image once, describes it and delivers it in other sizes and formats',
        'lake/routes/assets.test.ts › measures it upright and drops where it was taken',
      ],
    },
    {
      what: '`GET /images/:project/:dataset/:name` and `…/:vanity` (without a version)',
      remark: "pictures in the asked-for size, cut and format, at the path of Sanity's CDN",
      shownBy: [
        'lake/routes/assets.test.ts › a cut shows that part of the picture',
        'lake/routes/assets.test.ts › K17: knows the addresses of a host that LAKE_ASSET_URL names',
        'lake/routes/assets.test.ts › the format follows what the browser takes',
        'lake/assets/image-geometry.test.ts › fill keeps the picture whole on a canvas of the asked-for size, fillmax without enlarging it',
      ],
    },
    {
      what: '`GET /files/:project/:dataset/:name` and `…/:vanity` (without a version)',
      remark: 'files',
      shownBy: ['lake/routes/assets.test.ts › come back as they went, documents in place and pages as downloads'],
    },
    {
      what: '`POST /assets/sign/:dataset`',
      remark: 'the address of a file of a private dataset, signed until an end; the hosted service signs elsewhere',
      shownBy: [
        'lake/routes/private-files.test.ts › a signed address opens one file, in every size, until its end',
        'lake/routes/private-files.test.ts › addresses are signed for who may read, for a week at most',
      ],
    },
  ],
  notes: [
    'Originals are in a folder or in a bucket, and both pass the tests of `lake/routes/assets.test.ts`; what differs is in',
    '[durability](lake-durability.md#files-in-a-bucket).',
  ],
};
