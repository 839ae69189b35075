import { LakeError } from '../errors.ts';
import type { Readable } from 'node:stream';
import type { BucketSettings } from '../config/file-settings.ts';

/** What a lake asks of a bucket. Every call rejects with LakeError 503 when that cannot be had. */
export interface Bucket {
  /** @throws Error when the client is not installed */
  load(): Promise<void>;
  /** Rejects when the bucket is not there, or not for these keys. */
  check(): Promise<void>;
  /** Whole or not at all, in parts when it is large. */
  put(key: string, content: () => Readable): Promise<void>;
  /** Undefined when there is no such object. */
  size(key: string): Promise<number | undefined>;
  get(key: string): Promise<AsyncIterable<Uint8Array> | undefined>;
  /** Bytes of an object, both ends included. */
  readPart(key: string, range: readonly [start: number, end: number]): Promise<BodyInit>;
  copy(from: string, to: string): Promise<void>;
  remove(key: string): Promise<void>;
  /** In pages of 1000 at most. */
  list(prefix: string): AsyncIterable<readonly { readonly key: string; readonly writtenAt: number }[]>;
}

/** In milliseconds. */
interface Times {
  /** Until an answer begins, of each of two attempts. */
  readonly answer: number;
  /** Without a byte while something is sent, copied or listed. */
  readonly silence: number;
  /** The same for what is read: as long as the lake waits for whoever reads it (`server.ts`). */
  readonly reading: number;
}

const TIMES: Times = { answer: 7000, silence: 60_000, reading: 150_000 };
const ATTEMPTS = 2;
const CONNECTION_MS = 5000;

/** Only a lake that has a bucket loads it, which takes half a second and memory. */
async function loadClient({ endpoint, region }: BucketSettings, { silence, reading }: Times) {
  const [s3, { Upload }] = await Promise.all([import('@aws-sdk/client-s3'), import('@aws-sdk/lib-storage')]).catch(
    (cause: unknown) => {
      throw new Error(
        'LAKE_FILES names a bucket, and the client for it is not installed: npm install @aws-sdk/client-s3@3 @aws-sdk/lib-storage@3',
        { cause },
      );
    },
  );
  const settings = {
    maxAttempts: ATTEMPTS,
    ...(region !== undefined && { region }),
    // Other servers know neither host names for buckets nor, some of them, the newer checksums.
    ...(endpoint !== undefined && {
      endpoint,
      region: region ?? 'us-east-1',
      forcePathStyle: true,
      requestChecksumCalculation: 'WHEN_REQUIRED' as const,
      responseChecksumValidation: 'WHEN_REQUIRED' as const,
    }),
  };
  const handler = { connectionTimeout: CONNECTION_MS, throwOnRequestTimeout: true };
  const client = new s3.S3Client({ ...settings, requestHandler: { ...handler, socketTimeout: silence } });
  // A reader keeps one for as long as it likes. There are no more of them than connections to the lake.
  const connections = { maxSockets: Infinity };
  const readers = new s3.S3Client({
    ...settings,
    requestHandler: { ...handler, socketTimeout: reading, httpAgent: connections, httpsAgent: connections },
  });
  return { s3, Upload, client, readers };
}

export function connectBucket(settings: BucketSettings, times: Partial<Times> = {}): Bucket {
  const { bucket: Bucket, prefix } = settings;
  const allTimes = { ...TIMES, ...times };
  const soon = { requestTimeout: allTimes.answer };
  let loading: ReturnType<typeof loadClient> | undefined;
  const load = () => (loading ??= loadClient(settings, allTimes));

  async function reached<Result>(ask: () => Promise<Result>): Promise<Result> {
    try {
      return await ask();
    } catch (error) {
      const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
      const cause = new Error(`s3://${Bucket} cannot be used: ${reason}`, { cause: error });
      throw new LakeError(503, undefined, 'The place where files are kept cannot be used right now.', {
        cause,
        retryAfter: 5,
      });
    }
  }

  const orNothing = <Result>(ask: () => Promise<Result>) =>
    reached(() =>
      ask().catch((error: unknown) => {
        if (error instanceof Error && NOTHING.has(error.name)) return undefined;
        throw error;
      }),
    );

  async function get(Key: string, range?: string) {
    const { s3, readers } = await load();
    const command = new s3.GetObjectCommand({ Bucket, Key, Range: range });
    return (await orNothing(() => readers.send(command, soon)))?.Body;
  }

  // What has a body says what is wrong, which the answer to `HEAD` does not.
  async function check(): Promise<void> {
    const body = (await get(`${prefix}none`, 'bytes=0-0')) as Readable | undefined;
    body?.destroy();
  }

  return {
    async load() {
      await load();
    },
    check,
    async put(Key, content) {
      const { Upload, client } = await load();
      await reached(() => new Upload({ client, params: { Bucket, Key, Body: content() } }).done());
    },
    async size(Key) {
      const { s3, client } = await load();
      const found = await orNothing(() => client.send(new s3.HeadObjectCommand({ Bucket, Key }), soon));
      // Without the bucket it has the same answer.
      if (!found) await check();
      return found?.ContentLength;
    },
    // In Node it is always a Readable.
    get: async (key) => (await get(key)) as Readable | undefined,
    async readPart(key, [start, end]) {
      const body = await get(key, `bytes=${start}-${end}`);
      if (!body) throw new LakeError(404, undefined, 'There is no such file.');
      return body.transformToWebStream();
    },
    async copy(from, to) {
      const { s3, client } = await load();
      const CopySource = `${Bucket}/${from.split('/').map(encodeURIComponent).join('/')}`;
      await reached(() => client.send(new s3.CopyObjectCommand({ Bucket, Key: to, CopySource })));
    },
    // One by one: not every server knows the checksum that a list needs.
    async remove(Key) {
      const { s3, client } = await load();
      await reached(() => client.send(new s3.DeleteObjectCommand({ Bucket, Key }), soon));
    },
    async *list(Prefix) {
      const { s3, client } = await load();
      const pages = s3.paginateListObjectsV2({ client }, { Bucket, Prefix });
      for (;;) {
        const { done, value } = await reached(() => pages.next());
        if (done || !value) return;
        yield (value.Contents ?? []).flatMap(({ Key, LastModified }) =>
          Key === undefined ? [] : [{ key: Key, writtenAt: LastModified?.getTime() ?? Date.now() }],
        );
      }
    },
  };
}

const NOTHING = new Set(['NotFound', 'NoSuchKey']);
