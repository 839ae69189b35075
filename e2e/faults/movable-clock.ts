/**
 * Loaded into a server before anything else (`node --import`): its clock then says what the process that started it wants.
 * `{ clock: 360000 }`: the wall clock is six minutes ahead, as after somebody set it; the clock that only measures is not.
 * `{ passed: 360000 }`: six minutes have passed, for both. Timers go on as they would.
 */
const RealDate = Date;
const realNow = performance.now.bind(performance);
/** Milliseconds. */
export const moved = { clock: 0, passed: 0 };
const now = () => RealDate.now() + moved.clock + moved.passed;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, parts: [], asked) => Reflect.construct(target, parts.length === 0 ? [now()] : parts, asked),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});
performance.now = () => realNow() + moved.passed;

process.on('message', (message) => {
  if (typeof message !== 'object' || !message) return;
  if ('clock' in message) moved.clock = Number(message.clock);
  if ('passed' in message) moved.passed = Number(message.passed);
});
