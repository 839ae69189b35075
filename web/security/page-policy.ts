import { createHash } from 'node:crypto';
import { startScript, themeScript } from '../shell/inline-code.ts';
import { isStudioPath, sitePolicy, studioPolicy } from './content-policy.ts';

/** A script element without a type (so one that runs) and without a source (so one that is inline). */
const INLINE_SCRIPT = /<script(?<attributes>(?:\s[^>]*)?)>(?<code>[\s\S]*?)<\/script>/g;
const NOT_CODE = /\ssrc=|\stype="application\//;

/** What the site itself has browsers run. */
const OWN: ReadonlySet<string> = new Set([themeScript, startScript]);

/** The data React reads, and the list of files the bundler starts with: a call with one JSON value, which can run nothing. */
const DATA =
  /^(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f|\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\))\.push\((?<value>[\s\S]*)\);?$/;

/**
 * The policy of a page by what is in it: Next puts its data into inline scripts, which differ from page to page and from
 * publish to publish, and a nonce would be the same for every visitor of a cached page.
 * @param nonce of a page that is made for one browser (`secureAnswer`)
 */
export function policyFor(path: string | undefined, html: string, nonce?: string): string {
  const scripts = inlineScripts(html, nonce);
  const own = scripts.filter(isOwnScript);
  // Studio is a file of the build: its scripts are the same for everybody, and no content is in them. What the site answers
  // below its address (a file that is missing) is a page like any other.
  if (isStudioPath(path) && own.length === 0) return studioPolicy([...new Set(scripts.map(hashSource))]);
  for (const code of scripts.filter((script) => !own.includes(script))) {
    console.error(`An inline script is not the site's own and may not run: ${code.slice(0, 200)}`);
  }
  const hashes = [...new Set(own.map(hashSource))];
  return sitePolicy(nonce === undefined ? hashes : [...hashes, `'nonce-${nonce}'`]);
}

/** Texts of the inline scripts in a page that would run without a nonce. Some are places for files (web/server/finish-page.ts). */
export function inlineScripts(html: string, nonce?: string): readonly string[] {
  const scripts = [...html.matchAll(INLINE_SCRIPT)].map(({ groups }) => groups);
  return scripts
    .filter((script) => !NOT_CODE.test(script?.attributes ?? ''))
    .filter((script) => nonce === undefined || !script?.attributes?.includes(` nonce="${nonce}"`))
    .map((script) => script?.code ?? '')
    .filter((code) => code !== '');
}

/**
 * Whether an inline script is one that the site itself writes. A page's text comes from the lake: hashing whatever looks
 * like a script would bless also one that somebody had managed to slip in.
 */
export function isOwnScript(code: string): boolean {
  if (OWN.has(code)) return true;
  const value = DATA.exec(code)?.groups?.value;
  return value !== undefined && isJson(value);
}

/** As `script-src` names a script that may run. */
export function hashSource(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
