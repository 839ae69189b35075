/** The table of limits in docs/lake-access.md, made of the constants that the code applies. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MAX_NETWORKS, SHARE_BURST_MS } from './admission/admission.ts';
import { MAX_ANSWER_CHARACTERS } from './admission/memory-budget.ts';
import { MAX_PIXELS, MAX_SECONDS } from './assets/image-metadata.ts';
import { MAX_OUTPUT_PIXELS, MAX_SIDE } from './assets/image-params.ts';
import { readFileSettings } from './config/file-settings.ts';
import { MAX_PICTURE } from './assets/store-asset.ts';
import { PREFERENCE_LIMITS } from './auth/preferences.ts';
import { DEFAULT_ADMISSION_LIMITS, DEFAULT_WRITE_LIMITS } from './config/limits.ts';
import { MAX_DOCUMENTS } from './events/anonymous-filters.ts';
import { MAX_UNREAD_BYTES } from './events/sse.ts';
import { DOCUMENT_TEST_BUDGET } from './groq/document-test.ts';
import { MAX_TERMS } from './groq/functions/text-search.ts';
import { MAX_GROWTH_BYTES, UNITS_PER_STEP } from './groq/meter.ts';
import { MAX_DEPTH } from './groq/parse.ts';
import { MAX_LAYERS } from './query/access/perspective.ts';
import { POOL_DEFAULTS } from './query/workers/query-pool.ts';
import { HEAP_MB } from './query/workers/query-process.ts';
import { ANONYMOUS_LISTEN_CHARACTERS, LISTEN_CHARACTERS } from './query/listen-filter.ts';
import {
  KNOWN_CHARACTERS,
  KNOWN_LIMITS,
  SHORT_CHARACTERS,
  SMALL,
  STRANGER_CHARACTERS,
  STRANGER_LIMITS,
} from './query/run-query.ts';
import { MAX_BYTES, STRANGERS_CHARACTERS } from './routes/query.ts';
import { BYTES_PER_VALUE } from './transaction/parse-body.ts';
import { READERS_BODY_BYTES } from './routes/write.ts';
import { CONNECTION_LIMITS, MAX_HEADER_BYTES } from './server.ts';
import { MAX_STREAMS } from './sockets/mux.ts';
import { MAX_SELECTIONS } from './transaction/mutate-queued.ts';
import { MAX_OVERLAY } from './transaction/selection.ts';

const KB = 1024;
const MB = KB * KB;
const number = (value = 0) => value.toLocaleString('en');
const seconds = (milliseconds: number) => `${number(milliseconds / 1000)} s`;
const megabytes = (bytes: number) => `${number(bytes / MB)} MB`;
const millions = (count: number) => `${number(Math.round(count / 1e6))} million`;

const { network, strangersMsPerSecond, streams, filters, sockets } = DEFAULT_ADMISSION_LIMITS;
const { bodyBytes, documentSize, mutations, documents, patchSteps } = DEFAULT_WRITE_LIMITS;
const held = ({ total, perNetwork }: { total: number; perNetwork: number }) =>
  `${number(total)}; ${number(perNetwork)} of one network`;

const ROWS: readonly (readonly [what: string, limit: string, answer: string])[] = [
  [
    '**GROQ**: a query beside saves and streams',
    `${number(SMALL.steps)} steps (a step takes some 100 ns; ${UNITS_PER_STEP} characters or elements are one), ${number(SMALL.documents)} documents, ${SMALL.milliseconds} ms`,
    'answered in another process',
  ],
  ['the same, before it is read', `${number(SHORT_CHARACTERS)} characters`, 'answered in another process'],
  [
    'a query in another process',
    `${seconds(KNOWN_LIMITS.milliseconds)}, without a token ${seconds(STRANGER_LIMITS.milliseconds)}; ${megabytes(MAX_GROWTH_BYTES)} more memory of ${number(HEAP_MB)}`,
    '400 `queryEvaluationError`',
  ],
  ['its result', `${millions(KNOWN_LIMITS.values)} values, ${millions(KNOWN_LIMITS.characters)} characters`, '400'],
  [
    'queries waiting for a process',
    `${POOL_DEFAULTS.queue}; ${POOL_DEFAULTS.perClient} of one account or network; ${seconds(POOL_DEFAULTS.maxWaitMs)}`,
    '503, without a token and for one account 429',
  ],
  [
    'text of a query',
    `${number(KNOWN_CHARACTERS)} characters, without a token ${number(STRANGER_CHARACTERS)}; ${number(MAX_DEPTH)} steps in a chain`,
    '400 `queryParseError`',
  ],
  ['body of a query', `${megabytes(MAX_BYTES)}, a value for every ${BYTES_PER_VALUE} bytes of it`, '413'],
  ['words and phrases of `text::query()`', number(MAX_TERMS), '400'],
  ['layers of a perspective', number(MAX_LAYERS), '400'],
  [
    'filter of a listener',
    `${number(LISTEN_CHARACTERS)} characters, without a token ${number(ANONYMOUS_LISTEN_CHARACTERS)}`,
    '`channelError`',
  ],
  [
    'the same, for each document; also a grant',
    `${number(DOCUMENT_TEST_BUDGET.steps)} steps; after three failures it is not evaluated any more`,
    'a listener hears of the document, a grant is not given',
  ],
  ['documents of one commit that filters without a token are compared with', number(MAX_DOCUMENTS), 'all are told'],
  [
    '**Writes**: body of a transaction',
    `${megabytes(bodyBytes)} (\`LAKE_MAX_BODY_KB\`), a value for every ${BYTES_PER_VALUE} bytes of it; ${READERS_BODY_BYTES / KB} kB from who may write nothing; none without a token`,
    '413, 403',
  ],
  [
    'mutations or actions, documents of a transaction',
    `${number(mutations)} (\`LAKE_MAX_MUTATIONS\`), ${number(documents)} (\`LAKE_MAX_CHANGED_DOCUMENTS\`)`,
    '400',
  ],
  ['a document', `${megabytes(documentSize)} as JSON (\`LAKE_MAX_DOCUMENT_KB\`)`, '400'],
  [
    'patches of a transaction',
    `${number(patchSteps)} steps of some ten microseconds (\`LAKE_MAX_PATCH_STEPS\`)`,
    '400',
  ],
  [
    'queries of a transaction, together',
    `as one query beside saves, and ${MAX_OVERLAY} documents changed before them`,
    'answered in another process',
  ],
  ['those answered in another process', number(MAX_SELECTIONS), '400, or 503 when content changes faster'],
  [
    'preferences of one account',
    `${number(PREFERENCE_LIMITS.keys)} keys, ${millions(PREFERENCE_LIMITS.characters)} characters`,
    '413',
  ],
  [
    '**Anonymous callers**: work for one network',
    `${seconds(network.burstMs)} at once, then ${network.msPerSecond} ms a second (\`LAKE_NETWORK_BURST_MS\`, \`LAKE_NETWORK_MS_PER_SECOND\`); every request counts 1 ms more, also for a picture or a file`,
    '429',
  ],
  [
    'work for all of them beside saves, without pictures and files',
    `${seconds(SHARE_BURST_MS)} at once, then ${strangersMsPerSecond} ms a second (\`LAKE_STRANGERS_MS_PER_SECOND\`)`,
    '429',
  ],
  ['different filters of listeners', `${held(filters)}; there is room for what somebody listens to already`, '429'],
  ['event streams', held(streams), '429'],
  ['WebSockets, those of staff counted, too', `${held(sockets)}; ${number(MAX_STREAMS)} streams in each`, '429'],
  ['answers above 64 kB that they have not read yet', `${millions(STRANGERS_CHARACTERS)} characters together`, '503'],
  ['networks remembered', `${number(MAX_NETWORKS)}, those heard of last`, '–'],
  [
    '**Connections**',
    `${number(CONNECTION_LIMITS.connections)}; ${number(CONNECTION_LIMITS.perAddress)} from one address`,
    'not taken',
  ],
  ['head of a request', `${seconds(CONNECTION_LIMITS.headers)}, ${MAX_HEADER_BYTES / KB} kB`, '408, 431'],
  ['whole request', `${seconds(CONNECTION_LIMITS.request)} for every 50 MB of \`LAKE_MAX_FILE_MB\``, '408'],
  ['connection without a byte in either direction', seconds(CONNECTION_LIMITS.idle), 'closed'],
  [
    'answers above 64 kB that nobody has read yet',
    `${millions(MAX_ANSWER_CHARACTERS)} characters together`,
    '503, `Retry-After: 2`',
  ],
  [
    'events that a listener has not read yet',
    megabytes(MAX_UNREAD_BYTES),
    'closed; it comes back and asks for what it missed',
  ],
  [
    '**Files**: an upload',
    `${megabytes(readFileSettings({}).maxBytes)} (\`LAKE_MAX_FILE_MB\`); of a picture ${megabytes(MAX_PICTURE)} at most, ${millions(MAX_PIXELS)} pixels, ${MAX_SECONDS} s to look into it`,
    '413; 400',
  ],
  [
    'a picture to be made',
    `${number(MAX_SIDE)} pixels a side; a still one is reduced to ${millions(MAX_OUTPUT_PIXELS)} pixels, an animation has ${millions(MAX_PIXELS)} in all of its frames, margins included; ${MAX_SECONDS} s`,
    '400',
  ],
  [
    'pictures being made',
    'one for each processor but one; 4 bytes a pixel, 1.6 GB together, or 128 MB for each processor where that is more; 200 waiting',
    '503, `Retry-After: 2`',
  ],
  ['made pictures on disk', '1 GB; those made first go first', '–'],
];

test('limits stand in docs/lake-access.md as the code applies them', () => {
  const docs = readFileSync(join(import.meta.dirname, '../docs/lake-access.md'), 'utf8');
  const table = ['| what | limit | beyond it |', '|---|---|---|', ...ROWS.map((row) => `| ${row.join(' | ')} |`)];
  const [, , limits = ''] = /(## Limits\n\n[^|]*)((?:\|.*\n)+)/.exec(docs) ?? [];
  expect(limits.trim().split('\n')).toEqual(table);
});
