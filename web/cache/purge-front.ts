/** The lake waits two seconds for its webhook, most of which may have gone already. */
const TIMEOUT_MS = 1_000;
const FIRST_RETRY = 1_000;
const LONGEST_RETRY = 60_000;

declare global {
  // Routes are bundled apart from each other, and a purge that is still owed must not be owed twice.
  var frontPurgeRetry: NodeJS.Timeout | undefined;
}

/**
 * Has the cache in front of the site (`FRONT_PURGE_URL`, see deploy/nginx) forget its pages; does nothing where there is
 * none. Call it when the site's own caches have forgotten: a page asked for in between would be the old one again.
 *
 * A front that does not answer is asked until it does: it may be starting, and the pages it kept are on its disk.
 * @returns whether the front has forgotten by now
 */
export async function purgeFront(): Promise<boolean> {
  clearTimeout(globalThis.frontPurgeRetry);
  const url = process.env.FRONT_PURGE_URL;
  if (!url) return true;
  const problem = await askToForget(url);
  if (!problem) return true;
  console.error(`The front at FRONT_PURGE_URL could not be purged (${problem}); it is tried again until it can.`);
  owePurge(url, FIRST_RETRY);
  return false;
}

function owePurge(url: string, pause: number): void {
  clearTimeout(globalThis.frontPurgeRetry);
  globalThis.frontPurgeRetry = setTimeout(() => void payPurge(url, pause), pause).unref();
}

async function payPurge(url: string, pause: number): Promise<void> {
  if (await askToForget(url)) owePurge(url, Math.min(pause * 2, LONGEST_RETRY));
}

/** @returns what went wrong */
async function askToForget(url: string): Promise<string | undefined> {
  try {
    const response = await fetch(url, { method: 'POST', signal: AbortSignal.timeout(TIMEOUT_MS) });
    await response.arrayBuffer();
    return response.ok ? undefined : `it answers ${response.status}`;
  } catch (error) {
    const { cause, message } = error instanceof Error ? error : new Error(String(error));
    return cause instanceof Error ? cause.message : message;
  }
}
