import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** It comes without types. */
type S3Server = new (options: object) => {
  run(): Promise<{ readonly port: number }>;
  close(): Promise<void>;
};

export interface TestBucket {
  /** Settings of a lake that keeps its files there. */
  readonly env: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

/** Test support: a server that speaks S3, with a bucket of which a lake has a part. */
export async function openTestBucket(): Promise<TestBucket> {
  const require = createRequire(import.meta.url);
  const Server = require('@20minutes/s3rver') as S3Server;
  const directory = mkdtempSync(join(tmpdir(), 'lake-bucket-'));
  const options = {
    directory,
    port: 0,
    address: '127.0.0.1',
    silent: true,
    configureBuckets: [{ name: 'files' }],
    // The client signs `/files/` for a list, and this server takes it for `/files`.
    allowMismatchedSignatures: true,
  };
  const server = new Server(options);
  const { port } = await server.run();
  // The only keys that it knows.
  Object.assign(process.env, { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' });
  return {
    env: { LAKE_FILES: 's3://files/of/lake', LAKE_S3_ENDPOINT: `http://127.0.0.1:${port}` },
    async close() {
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
