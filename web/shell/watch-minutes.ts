const MINUTE = 60_000;

/** Tells of every minute that begins. @returns what ends it */
export function watchMinutes(tell: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  function wait() {
    timer = setTimeout(tick, MINUTE - (Date.now() % MINUTE));
  }
  function tick() {
    tell();
    wait();
  }
  wait();
  return () => clearTimeout(timer);
}
