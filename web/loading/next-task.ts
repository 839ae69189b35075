/** Lets the browser do what waits, such as answering a touch, before more is done. */
export async function nextTask(): Promise<void> {
  await new Promise((done) => setTimeout(done));
}
