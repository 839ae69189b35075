import type { Plugin } from 'vite';

const BRIDGE = /<script[^>]*core\.sanity-cdn\.[^>]*><\/script>\s*/;

/**
 * Finishes the page the CLI writes: in Portuguese, under the clinic's name, and without the script of Sanity's dashboard,
 * which this Studio is not part of and which would tell another host about every visit. The CLI has no switch for it.
 */
export function indexPage(): Plugin {
  return {
    name: 'clinic-index-page',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') return;
      page.source = String(page.source)
        .replace(BRIDGE, '')
        .replaceAll('href="/static/', 'href="/studio/static/')
        .replace('<html lang="en"', '<html lang="pt-BR"')
        .replace('<title>Sanity Studio</title>', '<title>Clínica</title>');
    },
  };
}
