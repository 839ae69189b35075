/** Megabits per second below which React is not fetched unasked: its 150 kB would take most of a second. */
const SLOW_MBITS = 2;
/** Milliseconds in which a page comes on a good connection; how fast something shorter came cannot be told. */
const SHORT_MS = 40;
/** Gibibytes of memory up to which a device counts as small. */
const SMALL_GIB = 2;

/** What Chromium says of connection and device (Network Information, Device Memory). */
interface Device {
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string; readonly downlink?: number };
  readonly deviceMemory?: number;
}

/**
 * Whether this connection or device is to be spared what nobody has asked for: by what it says, and by how fast the page itself came.
 * A copy that the service worker gives (`data-copy`) stands for a connection that is gone; what React needs may not be kept with it.
 */
export function isSpared(): boolean {
  if (document.documentElement.hasAttribute('data-copy')) return true;
  const { connection = {}, deviceMemory } = navigator as Device;
  const { saveData, effectiveType, downlink = Number.POSITIVE_INFINITY } = connection;
  if (saveData || /[23]g/.test(effectiveType ?? '') || downlink < SLOW_MBITS) return true;
  return (deviceMemory ?? Number.POSITIVE_INFINITY) <= SMALL_GIB || cameSlowly();
}

function cameSlowly(): boolean {
  const [page] = performance.getEntriesByType('navigation');
  if (!page?.responseStart) return false;
  const ms = (page.responseEnd || performance.now()) - page.responseStart;
  return ms > SHORT_MS && page.encodedBodySize / ms < (SLOW_MBITS * 1000) / 8;
}
