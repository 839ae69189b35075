/** A problem of the machine or the configuration; its message is one line that says what to do. */
export class SetupError extends Error {}
