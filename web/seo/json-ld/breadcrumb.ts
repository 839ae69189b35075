import type { BreadcrumbList } from 'schema-dts';
import { absolute } from './ids.ts';

export interface Step {
  readonly href: string;
  readonly label: string;
}

/** The way from home to a page, as the page shows it; home is added. */
export function breadcrumbNode(steps: readonly Step[]): Exclude<BreadcrumbList, string> {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ href: '/', label: 'Início' }, ...steps].map(({ href, label }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name: label,
      item: absolute(href),
    })),
  };
}
