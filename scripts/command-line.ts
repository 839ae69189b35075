import { parseArgs, type ParseArgsConfig } from 'node:util';

/**
 * What a command was asked for, as `parseArgs` reads it. `--help` prints how to use the command and ends the process with
 * 0; an option that it does not have is named, above the same text, and ends it with 1. Call it before anything is done.
 */
export function readCommandLine<T extends ParseArgsConfig>(usage: string, config: T): ReturnType<typeof parseArgs<T>> {
  if (process.argv.slice(2).some((word) => word === '--help' || word === '-h')) {
    console.log(usage);
    process.exit(0);
  }
  try {
    return parseArgs(config);
  } catch (error) {
    // Node's text goes on with how to pass a name that begins with a dash: nobody needs that here.
    console.error(`${error instanceof Error ? error.message.split('. ')[0] : String(error)}.\n\n${usage}`);
    process.exit(1);
  }
}
