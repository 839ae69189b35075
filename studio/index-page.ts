import type { Plugin } from 'vite';

const BRIDGE = /<script[^>]*core\.sanity-cdn\.[^>]*><\/script>\s*/;

/** Where Studio's stylesheets fetch their font; the system's own font takes its place, here and below a policy. */
const REMOTE_FONT = /url\((["']?)https:\/\/[\w-]+\.sanity\.io\/[^)]*\)(?:\s*format\([^)]*\))?/g;

/**
 * Version check and feedback probe call Sanity's hosts on every visit and have no switch. `*.localhost` is this machine:
 * a part of Studio insists on the project's name in front of the host.
 */
const OWN_HOST_ONLY = `<meta http-equiv="Content-Security-Policy" content="connect-src 'self' http://*.localhost:*">`;

/**
 * Finishes the page the CLI writes: in Portuguese, under the clinic's name, and without the script of Sanity's dashboard,
 * which this Studio is not part of.
 * @param selfContained content comes from this host alone, so the page may call no other
 */
export function indexPage({ selfContained }: { selfContained: boolean }): Plugin {
  return {
    name: 'clinic-index-page',
    enforce: 'post',
    renderChunk: (code) => (selfContained ? code.replaceAll(REMOTE_FONT, 'local(Inter)') : undefined),
    generateBundle(_options, bundle) {
      if (selfContained) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'asset' && file.fileName.endsWith('.css')) {
            file.source = String(file.source).replaceAll(REMOTE_FONT, 'local(Inter)');
          }
        }
      }
      const page = bundle['index.html'];
      if (page?.type !== 'asset') return;
      page.source = String(page.source)
        .replace(BRIDGE, '')
        .replaceAll(REMOTE_FONT, selfContained ? 'local(Inter)' : '$&')
        .replaceAll('href="/static/', 'href="/studio/static/')
        .replace('<html lang="en"', '<html lang="pt-BR"')
        .replace('<title>Sanity Studio</title>', `<title>Clínica</title>${selfContained ? OWN_HOST_ONLY : ''}`);
    },
  };
}
