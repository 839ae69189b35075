import { LakeError } from '../errors.ts';
import { createWorkQueue } from '../admission/work-queue.ts';
import type { WorkQueue } from '../admission/work-queue.ts';

/** Bounds what uploads may take at the same time: memory for their bytes, processors for looking into them. */
export interface UploadRoom extends WorkQueue {
  /** Takes room for so many bytes; returns what gives it back. @throws LakeError 503 when there is none. */
  take(bytes: number): () => void;
}

const MAX_BYTES = 256 * 1024 * 1024;

export function createUploadRoom(maxBytes = MAX_BYTES): UploadRoom {
  const queue = createWorkQueue({ parallel: 1, maxWaiting: 100, busy: 'Too many files are being uploaded.' });
  let taken = 0;
  return {
    ...queue,
    take(bytes) {
      // One upload always fits, or a limit below its size would refuse it for ever.
      if (taken > 0 && taken + bytes > maxBytes) {
        throw new LakeError(503, undefined, 'Too many files are being uploaded.', { retryAfter: 5 });
      }
      taken += bytes;
      return () => {
        taken -= bytes;
      };
    },
  };
}
