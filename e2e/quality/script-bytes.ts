import { gzipSync } from 'node:zlib';

/** A script that the HTML of a page names: what every visitor loads before anything is clicked. */
export interface FirstScript {
  readonly url: string;
  readonly source: string;
  /** Bytes after gzip -9. */
  readonly bytes: number;
}

const SCRIPT = /<script\b([^>]*)>/g;
const LINK = /<link\b[^>]*>/g;
const attribute = (tag: string, name: string) => new RegExp(`\\b${name}="([^"]+)"`).exec(tag)?.[1];

/**
 * Files of React and Next that browsers of today load, and nothing else: those for old ones (`nomodule`) they skip, what is below
 * `/_site/` is the data of the page, or comes where React sleeps.
 */
function scriptUrls(html: string, page: string): string[] {
  const scripts = [...html.matchAll(SCRIPT)]
    .map(([, attributes = '']) => attributes)
    .filter((attributes) => !/\bnomodule\b/i.test(attributes))
    .map((attributes) => attribute(attributes, 'src'));
  const preloaded = [...html.matchAll(LINK)]
    .filter(([tag]) => /rel="modulepreload"|as="script"/.test(tag))
    .map(([tag]) => attribute(tag, 'href'));
  const found = [...scripts, ...preloaded].flatMap((url) =>
    url === undefined || url.startsWith('/_site/') ? [] : [url],
  );
  return [...new Set(found.map((url) => new URL(url.replaceAll('&amp;', '&'), page).href))];
}

/** The scripts of a page, each fetched once per `cache`. */
export async function firstScripts(page: string, cache: Map<string, FirstScript>): Promise<FirstScript[]> {
  const html = await (await fetch(page)).text();
  return await Promise.all(
    scriptUrls(html, page).map(async (url) => {
      const known = cache.get(url);
      if (known) return known;
      const source = await (await fetch(url)).text();
      const script = { url, source, bytes: gzipSync(source, { level: 9 }).length };
      cache.set(url, script);
      return script;
    }),
  );
}
