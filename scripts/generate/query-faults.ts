import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { GroqSyntaxError, parse } from 'groq-js';

const PIECE = /^[A-Z0-9_]+_FRAGMENT$/;
const SHOWN = 40;

/**
 * Reads every piece of a query alone, as the inside of a projection or as a value. In the query that it is part of, a mistake would be
 * told as a position in a text that many files make together.
 * @param folder with files `*.query.ts`
 * @returns the file and the name of a piece that cannot be read, and the text where reading ends; undefined when all can be
 */
export async function queryFault(folder: string): Promise<string | undefined> {
  const faults: { readonly length: number; readonly message: string }[] = [];
  for (const path of globSync('**/*.query.ts', { cwd: folder })) {
    const exported = (await import(pathToFileURL(join(folder, path)).href)) as Readonly<Record<string, unknown>>;
    for (const [name, text] of Object.entries(exported)) {
      if (!PIECE.test(name) || typeof text !== 'string') continue;
      const near = unreadable(text);
      if (near !== undefined) {
        faults.push({ length: text.length, message: `${path}: ${name} cannot be read from "${near}" on.` });
      }
    }
  }
  // A piece is shorter than what it is part of.
  return faults.toSorted((a, b) => a.length - b.length)[0]?.message;
}

function unreadable(text: string): string | undefined {
  const before = '*{';
  const fault = parsingFault(`${before}${text}}`);
  if (fault === undefined || parsingFault(text) === undefined) return undefined;
  const position = fault instanceof GroqSyntaxError ? fault.position - before.length : 0;
  return text.slice(Math.max(0, position), position + SHOWN).trim();
}

function parsingFault(text: string): unknown {
  try {
    parse(text);
    return undefined;
  } catch (error) {
    return error;
  }
}
