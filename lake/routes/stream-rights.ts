import type { Caller } from '../auth/caller.ts';
import type { StreamRights } from '../events/sse.ts';
import type { Lake } from '../lake.ts';

/** A stream goes on for as long as its request's token stands for the same caller with the same rights. */
export function streamRights(lake: Lake, request: Request, dataset: string, caller: Caller): StreamRights {
  return {
    onChange: lake.onRightsChange,
    async mayStay() {
      const now = await lake.callerOf(request, lake.datasets.get(dataset).access);
      return now === caller || identityOf(now) === identityOf(caller);
    },
  };
}

function identityOf({ userId, roles, grants }: Caller): string {
  return JSON.stringify([userId, roles, grants]);
}
