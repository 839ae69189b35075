import { createServer } from 'node:http';
import { Readable } from 'node:stream';
import { readFileSettings } from '../config/file-settings.ts';
import { connectBucket } from './s3-client.ts';
import { openTestBucket } from './testing-bucket.ts';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { BucketSettings } from '../config/file-settings.ts';
import type { TestBucket } from './testing-bucket.ts';

let bucket: TestBucket;
beforeAll(async () => {
  bucket = await openTestBucket();
});
afterAll(() => bucket.close());

const settingsOf = (env: Readonly<Record<string, string>>): BucketSettings => {
  const settings = readFileSettings(env).bucket;
  if (!settings) throw new Error('There is no bucket.');
  return settings;
};
const text = (body: BodyInit) => new Response(body).text();

test('readers who do not read on keep nobody from anything', async () => {
  const s3 = connectBucket(settingsOf(bucket.env));
  const size = 2_000_000;
  await s3.put('large', () => Readable.from([Buffer.alloc(size, 'x')]));
  const slow = await Promise.all(Array.from({ length: 60 }, () => s3.readPart('large', [0, size - 1])));
  expect(await text(await s3.readPart('large', [0, 2]))).toBe('xxx');
  await s3.put('small', () => Readable.from([Buffer.from('y')]));
  expect(await s3.size('small')).toBe(1);
  for (const body of slow) expect(await text(body)).toHaveLength(size);
});

test('a bucket that is not there is no file that is not there', async () => {
  const s3 = connectBucket(settingsOf({ ...bucket.env, LAKE_FILES: 's3://another' }));
  for (const ask of [() => s3.size('a'), () => s3.get('a'), () => s3.remove('a'), () => s3.check()]) {
    const cause: unknown = expect.objectContaining({ message: expect.stringContaining('s3://another') });
    await expect(ask()).rejects.toMatchObject({ status: 503, cause });
  }
});

describe('of a server that falls silent', () => {
  let server: Server;
  let asked: string[];
  let answer: (request: IncomingMessage, response: ServerResponse) => void;
  let settings: BucketSettings;
  beforeEach(async () => {
    asked = [];
    server = createServer((request, response) => {
      asked.push(`${request.method} ${request.url?.split('?')[0]}`);
      answer(request, response);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    settings = settingsOf({ LAKE_FILES: 's3://files', LAKE_S3_ENDPOINT: `http://127.0.0.1:${port}` });
  });
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  test('a beginning is waited for twice', async () => {
    answer = () => undefined;
    const s3 = connectBucket(settings, { answer: 50 });
    for (const ask of [() => s3.size('a'), () => s3.get('a'), () => s3.readPart('a', [0, 1]), () => s3.remove('a')]) {
      asked = [];
      await expect(ask()).rejects.toMatchObject({ status: 503 });
      expect(asked).toHaveLength(2);
    }
  });

  test('a reader gets the rest later, when anything else has been given up', async () => {
    let sendOn = () => {};
    answer = ({ method, url }, response) => {
      if (method !== 'GET' || !url?.startsWith('/files/a')) return;
      response.writeHead(206, { 'content-length': '8' });
      response.write('half');
      sendOn = () => void response.end('rest');
    };
    const s3 = connectBucket(settings, { silence: 50 });
    const body = text(await s3.readPart('a', [0, 7]));
    await expect(s3.put('b', () => Readable.from([Buffer.from('x')]))).rejects.toMatchObject({ status: 503 });
    sendOn();
    expect(await body).toBe('halfrest');
  });
});
