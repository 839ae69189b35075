import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { distDir } from '../../scripts/build.ts';

/** A script element, of whatever kind. */
export interface ScriptElement {
  readonly attributes: string;
  readonly code: string;
}

/**
 * Pages as this version of Next wrote them while the site was built, before web/server finished them: HTML by file.
 * They stay what they were (docs/decisions/0002). Routes without a page of their own have an empty file.
 */
export function renderedPages(): ReadonlyMap<string, string> {
  const folder = join(distDir, 'server/app');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  const pages = files.map((file) => [file, readFileSync(join(folder, file), 'utf8')] as const);
  return new Map(pages.filter(([, html]) => html !== ''));
}

/** All scripts of a page, in its order. */
export function scriptsOf(html: string): readonly ScriptElement[] {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)].map(([, attributes = '', code = '']) => ({
    attributes,
    code,
  }));
}

/** Addresses of the files of scripts that a page has fetched beside itself, in its order; not those of old browsers. */
export function filesBeside(html: string): readonly string[] {
  return scriptsOf(html)
    .filter(({ attributes }) => !/\bnomodule\b/i.test(attributes))
    .flatMap(({ attributes }) => /\ssrc="([^"]*)"/.exec(attributes)?.[1] ?? []);
}

/** Hints to fetch scripts early. */
export function scriptHints(html: string): readonly string[] {
  return [...html.matchAll(/<link\b[^>]*\bas="script"[^>]*>/g)].map(([hint]) => hint);
}

/** Scripts that hand data over to React. */
export function dataScripts(html: string): readonly string[] {
  return scriptsOf(html)
    .map(({ code }) => code)
    .filter((code) => code.includes('__next_f'));
}

/** What React finds when a page is there: each entry its kind and what belongs to it, as the page's own scripts leave it. */
export function dataOf(html: string): readonly (readonly [kind: number, data?: string])[] {
  const self: Record<string, unknown> = {};
  const styles = [...html.matchAll(/<style data-styled(?:-global)?="[^"]*">([\s\S]*?)<\/style>/g)];
  const document = { querySelectorAll: () => styles.map(([, textContent]) => ({ textContent })) };
  const context = createContext({ self, document });
  for (const code of dataScripts(html)) runInContext(code, context);
  return JSON.parse(JSON.stringify(self.__next_f ?? []));
}

/** The rest of a page: what is neither a script nor a hint to fetch one. */
export function withoutScripts(html: string): string {
  return html.replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>|<link\b[^>]*\bas="script"[^>]*>/g, '');
}
