interface LoggedError {
  readonly err?: { readonly message?: string; readonly stack?: string };
  readonly msg?: string;
}

/** The message of an error in the lake's log and where it came from, without what is different each time. */
export function reasonIn(line: string | undefined): string {
  const { err, msg } = parsed(line);
  // The lake's own words for anything unexpected are all alike: what caused it stands below.
  const stack = err?.stack?.split('caused by:').at(-1) ?? '';
  const [, cause] = /caused by: (.*)/.exec(err?.stack ?? '') ?? [];
  const message = cause ?? err?.message ?? msg ?? line ?? 'not in the log';
  const [, place = ''] = /at .*?([^()\s/]+\/[^()\s/]+:\d+):\d+/.exec(stack) ?? [];
  return `${message.replaceAll(/\d+/g, 'N').slice(0, 200)} ${place}`.trimEnd();
}

function parsed(line = ''): LoggedError {
  // What Node prints of an uncaught error.
  const [, message] = /^(\w*Error: .*)$/m.exec(line) ?? [];
  if (message !== undefined && !line.startsWith('{')) return { err: { message, stack: line } };
  try {
    return JSON.parse(line) as LoggedError;
  } catch {
    return {};
  }
}
