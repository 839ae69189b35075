import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions, SerialContextObject } from 'axe-core';
import type { Page } from 'playwright-core';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2 A and AA (NBR 17225 asks for the same) and axe's own good practice. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What axe finds on the page as it is shown now: one line for each element at fault.
 * @param rules rules that are switched off or on
 * @param only the rules that are asked; otherwise those of `TAGS`
 * @param parts selectors of what is looked at, and of what in it is not; otherwise the whole page
 */
export async function violations(
  page: Page,
  rules: RunOptions['rules'] = {},
  only: readonly string[] = [],
  parts?: SerialContextObject,
): Promise<string[]> {
  // Through the protocol: an inline <script> would need the page's leave.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  const options: RunOptions = {
    runOnly: only.length > 0 ? { type: 'rule', values: [...only] } : TAGS,
    rules,
    resultTypes: ['violations'],
  };
  const results: AxeResults = await page.evaluate(
    async ({ parts, options }) => await window.axe.run(parts ?? document, options),
    { parts, options },
  );
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any, all, none }) => {
      const reason = [...any, ...all, ...none][0]?.message ?? '';
      return `${id}: ${target.join(' ')} ${reason}`;
    }),
  );
}
