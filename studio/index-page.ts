import type { Plugin } from 'vite';

interface IndexPageOptions {
  /** Content comes from this host alone, so the page may call no other. */
  readonly selfContained: boolean;
}

const BRIDGE = /<script[^>]*core\.sanity-cdn\.[^>]*><\/script>\s*/;

/** Where Studio's stylesheets fetch their font; the system's own font takes its place. */
const REMOTE_FONT = /url\((["']?)https:\/\/[\w-]+\.sanity\.io\/[^)]*\)(?:\s*format\([^)]*\))?/g;

/** What `own-network.ts` does not answer is refused: a new version of Studio may ask other hosts. */
const OWN_HOST_ONLY = `<meta http-equiv="Content-Security-Policy" content="connect-src 'self'">`;

/**
 * Finishes what the CLI builds: a page in Portuguese, under the clinic's name, and without the script of Sanity's
 * dashboard, which this Studio is not part of.
 */
export function indexPage(options: IndexPageOptions): Plugin {
  return {
    name: 'clinic-index-page',
    enforce: 'post',
    renderChunk: (code) => (options.selfContained ? withoutRemoteFonts(code) : undefined),
    generateBundle(_output, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset') continue;
        if (file.fileName === 'index.html') file.source = finishedPage(String(file.source), options);
        else if (options.selfContained && file.fileName.endsWith('.css')) {
          file.source = withoutRemoteFonts(String(file.source));
        }
      }
    },
  };
}

/** The page as visitors of `/studio` get it, from the one the CLI writes. */
export function finishedPage(html: string, { selfContained }: IndexPageOptions): string {
  const page = html
    .replace(BRIDGE, '')
    .replaceAll('href="/static/', 'href="/studio/static/')
    .replace('<html lang="en"', '<html lang="pt-BR"')
    .replace('<title>Sanity Studio</title>', `<title>Clínica</title>${selfContained ? OWN_HOST_ONLY : ''}`);
  return selfContained ? withoutRemoteFonts(page) : page;
}

export function withoutRemoteFonts(code: string): string {
  return code.replaceAll(REMOTE_FONT, 'local(Inter)');
}
