import { readCount, readNumber } from './environment.ts';
import type { Environment } from './environment.ts';

/** A part of a bucket. Keys are read by the client itself, from the usual variables of AWS. */
export interface BucketSettings {
  readonly bucket: string;
  /** Begins every name; empty, or with a slash at its end. */
  readonly prefix: string;
  /** Of a server that is not Amazon's. */
  readonly endpoint: string | undefined;
  readonly region: string | undefined;
  /** What of it may be kept on the disk, so that pictures can be made. */
  readonly cacheBytes: number;
}

export interface FileSettings {
  /** Where originals are; undefined: in the data folder. */
  readonly bucket: BucketSettings | undefined;
  /** Whether files of private datasets ask who wants them. */
  readonly signed: boolean;
  /** Largest file that may be uploaded. */
  readonly maxBytes: number;
}

const MB = 1024 * 1024;
/** More cannot be copied within a bucket in one request. */
const MOST_MB = 5000;
/** Room for the largest pictures, so that none goes before it was read. */
const CACHE_MB = { fallback: 1024, least: 200, most: 1024 ** 2, isWhole: true };
const PLACE = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/([\w./-]*))?$/;

/** Where pictures and files are kept, and for whom. @throws Error naming the variable when a value cannot be used */
export function readFileSettings(env: Environment): FileSettings {
  const megabytes = readCount(env, 'LAKE_MAX_FILE_MB', 50);
  if (megabytes > MOST_MB) throw new Error(`LAKE_MAX_FILE_MB must be at most ${MOST_MB}, not "${megabytes}".`);
  const signed = env.LAKE_SIGNED_FILES || 'off';
  if (signed !== 'on' && signed !== 'off') throw new Error(`LAKE_SIGNED_FILES must be "on" or "off", not "${signed}".`);
  return { bucket: readBucket(env), signed: signed === 'on', maxBytes: megabytes * MB };
}

function readBucket(env: Environment): BucketSettings | undefined {
  const place = env.LAKE_FILES;
  if (!place) return undefined;
  const [, bucket, path = ''] = PLACE.exec(place) ?? [];
  if (bucket === undefined) throw new Error(`LAKE_FILES must be empty or like "s3://bucket/prefix", not "${place}".`);
  const endpoint = env.LAKE_S3_ENDPOINT || undefined;
  if (endpoint !== undefined && !/^https?:\/\/[^/]/.test(endpoint)) {
    throw new Error(`LAKE_S3_ENDPOINT must be like "https://s3.example.com", not "${endpoint}".`);
  }
  const prefix = path.replace(/^\/+|\/+$/g, '');
  return {
    bucket,
    prefix: prefix && `${prefix}/`,
    endpoint,
    region: env.LAKE_S3_REGION || undefined,
    cacheBytes: readNumber(env, 'LAKE_S3_CACHE_MB', CACHE_MB) * MB,
  };
}
