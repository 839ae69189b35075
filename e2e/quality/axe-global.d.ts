import type axe from 'axe-core';

declare global {
  interface Window {
    /** Put into the page by axe.ts. */
    readonly axe: typeof axe;
  }
}
