import { type Chapter, httpReference } from './chapter.ts';

export const documents: Chapter = {
  title: 'Documents',
  documentation: httpReference('query', 'doc', 'mutation', 'actions', 'export'),
  columns: ['address', 'what'],
  rows: [
    {
      what: '`GET /data/query/:dataset`',
      remark: 'GROQ in the address, parameters as JSON',
      shownBy: ['lake/client-suite/reading.test.ts › fetches with parameters of every JSON kind'],
    },
    {
      what: '`/projects/:project/datasets/:dataset/query`, `…/mutate`, `…/actions`, `…/doc`, `…/listen`, `…/history`, `…/live/events`',
      remark: 'the same, named as a resource',
      shownBy: [
        'lake/client-suite/resource.test.ts › K14: reads, writes and listens where the dataset is named as a resource',
      ],
    },
    {
      what: '`POST /data/query/:dataset`',
      remark: 'the same in a body',
      shownBy: ['lake/client-suite/reading.test.ts › sends long queries as POST and gets the same answer'],
    },
    {
      what: '… `perspective`',
      remark: '`raw`, `published`, `drafts`, releases, stacks of them',
      shownBy: [
        'lake/query/run-query.test.ts › a stack takes its first existing member',
        'lake/client-suite/reading.test.ts › shows each perspective its own view',
      ],
    },
    {
      what: '… `perspective` left out',
      remark: 'published since 2025-02-19, raw before; `raw` without `versions.**` before',
      shownBy: ['lake/http.test.ts', 'lake/query/access/perspective.test.ts'],
    },
    {
      what: '… `resultSourceMap`, `syncTags`, `returnQuery=false`',
      remark: 'content source maps; what the result depends on; the answer without the query',
      shownBy: [
        'lake/client-suite/source-maps.test.ts',
        'lake/query/source-map/sync-tags.test.ts',
        'lake/http.test.ts',
      ],
    },
    {
      what: '`GET /data/doc/:dataset/:ids`',
      remark: 'documents as stored, and why others are left out',
      shownBy: ['lake/routes/documents.test.ts › gives documents as stored and says why others are left out'],
    },
    {
      what: '… `includeAllVersions`, `excludeContent`',
      remark: 'drafts and versions too, or existence alone',
      shownBy: ['lake/routes/documents.test.ts › gives all versions, or only tells what exists'],
    },
    {
      what: '`POST /data/mutate/:dataset`',
      remark: 'mutations, one transaction',
      shownBy: [
        'lake/client-suite/writing.test.ts › does all of a transaction or nothing, and keeps its id as revision',
      ],
    },
    {
      what: '… the same request again, under its `transactionId`',
      remark: 'answered as before and done once; refused by the hosted service',
      shownBy: [
        'lake/routes/documents.test.ts › is answered as before and done once: %s',
        'lake/routes/documents.test.ts › is refused when it asks for something else, or another asks',
      ],
    },
    {
      what: '… `returnIds`, `returnDocuments`, `dryRun`, `autoGenerateArrayKeys`, `transactionId`',
      remark: 'what comes back; writes nothing; keys for keyless objects in arrays; an id, once only',
      shownBy: ['lake/client-suite/writing.test.ts', 'lake/routes/documents.test.ts'],
    },
    {
      what: '`POST /data/actions/:dataset`',
      remark: 'actions, one transaction',
      shownBy: ["lake/routes/documents.test.ts › one action or a list is one transaction under the client's id"],
    },
    {
      what: '… `dryRun`',
      remark: 'whether it would be allowed',
      shownBy: ['lake/routes/documents.test.ts › a dry run tells whether it would be allowed, and writes nothing'],
    },
    {
      what: '`GET /data/export/:dataset`',
      remark: 'every readable document, one JSON per line; `types`, `nextCursor`',
      shownBy: [
        'lake/routes/documents.test.ts › gives every stored document, drafts and versions too, however many',
        'lake/client-suite/export-import.test.ts › can be limited to types and to what is published, and read page by page',
      ],
    },
    {
      what: '`POST /data/approve/:dataset`',
      remark: "a technical director approves fields of a document; of the clinic's lake",
      shownBy: [
        'clinic/approvals/approve-route.test.ts › C9: the lake writes who approved, when and what; the approval goes with the document',
      ],
    },
    {
      what: '`GET /data/report/:dataset`',
      remark:
        "what a month published, changed and took away, for technical directors, managers and administrators; of the clinic's lake",
      shownBy: ['clinic/report-route.test.ts › month report: it is for technical directors and administrators'],
    },
    {
      what: '`GET /data/removed/:dataset`',
      remark: 'what was deleted, drafts and kept files included, as it was last; only here',
      shownBy: [
        'lake/routes/removed.test.ts › M7: tells what is gone as it was last, the last removed first; not what is there again, or a message',
      ],
    },
    {
      what: '`POST /data/erase/:dataset`',
      remark: 'erases a document for good, for administrators; only here',
      shownBy: ['lake/cli/erase.test.ts › erases through the lake that is running, and leaves no token behind'],
    },
    {
      what: '`GET /data/references/:dataset/documents/:id/to`',
      remark: 'who refers to a document',
      shownBy: [
        'lake/routes/documents.test.ts › references to a document are counted without its own drafts, and none come from elsewhere',
      ],
    },
  ],
};

export const mutations: Chapter = {
  title: 'Mutations',
  documentation: httpReference('mutation'),
  columns: ['mutation'],
  rows: [
    {
      what: '`create`, `createIfNotExists`, `createOrReplace`, `delete` by id and by query',
      shownBy: ['lake/client-suite/writing.test.ts', 'lake/transaction/mutations.test.ts'],
    },
    {
      what: '`delete` with `purge`, also in actions',
      shownBy: [
        'lake/transaction/purge.test.ts › K5: a deletion with "purge" takes the history along, and in the end the bytes',
      ],
    },
    {
      what: '`createOrReplace` with another type',
      shownBy: [
        'lake/transaction/mutations.test.ts › K6: a document is replaced by one of another type, unless something needs it as it is',
      ],
    },
    { what: 'ids that hosted refuses', shownBy: ['lake/transaction/mutations.test.ts › is no id for a document'] },
    {
      what: '`patch`: `set`, `setIfMissing`, `unset`, `inc`, `dec`, `insert`, `diffMatchPatch`, `ifRevisionID`',
      shownBy: ['lake/client-suite/writing.test.ts › applies set, setIfMissing, unset, inc and dec'],
    },
    {
      what: 'references stay whole',
      shownBy: [
        'lake/client-suite/writing.test.ts › keeps references whole',
        'lake/transaction/integrity.test.ts › only the final state counts, whatever the order',
        'lake/transaction/actions/release-actions.test.ts › K22: versions may point to what is new in their release; judged when it is scheduled or published',
      ],
    },
    {
      what: 'the result is what `@sanity/mutator` makes of it',
      shownBy: [
        'lake/transaction/replay.test.ts › whatever several writers do at once, two ways of following the events lead to the stored document',
      ],
    },
  ],
};

export const actions: Chapter = {
  title: 'Actions',
  documentation: httpReference('actions'),
  columns: ['action'],
  rows: [
    {
      what: '`sanity.action.document.create`, `sanity.action.document.edit`, `sanity.action.document.publish`, `sanity.action.document.unpublish`, `sanity.action.document.delete`, `sanity.action.document.discard`, `sanity.action.document.replaceDraft`',
      shownBy: ['lake/transaction/actions/document-actions.test.ts'],
    },
    {
      what: '`sanity.action.document.version.create`, `sanity.action.document.version.replace`, `sanity.action.document.version.discard`, `sanity.action.document.version.unpublish`',
      shownBy: ['lake/client-suite/management.test.ts › makes a release with versions, previews and publishes it'],
    },
    {
      what: '`sanity.action.release.create`, `sanity.action.release.edit`, `sanity.action.release.publish`, `sanity.action.release.schedule`, `sanity.action.release.unschedule`, `sanity.action.release.archive`, `sanity.action.release.unarchive`, `sanity.action.release.delete`, `sanity.action.release.import`',
      shownBy: ['lake/transaction/actions/release-actions.test.ts'],
    },
    {
      what: '`sanity.action.document.variant.*` and unknown ones are refused',
      shownBy: [
        'lake/transaction/actions/release-actions.test.ts › variants are refused with a reason',
        'lake/transaction/actions/document-actions.test.ts › an unknown action is refused as such',
      ],
    },
    {
      what: 'scheduled releases and drafts go out by themselves, also after downtime',
      shownBy: ['lake/schedule/scheduler.test.ts'],
    },
  ],
};
