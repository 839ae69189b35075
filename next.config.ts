/**
 * Configuration of the site. Next finds this file from `web/`, its application folder, by looking upwards.
 */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { NextConfig } from 'next';
import { PHASE_PRODUCTION_SERVER } from 'next/constants.js';

// Next compiles this file into its application folder and runs it from there.
const here = import.meta.dirname;
const root = existsSync(join(here, 'next.config.ts')) ? here : dirname(here);

// Next reads only web/.env*; the one file people edit lies beside package.json.
const envFile = process.env.ENV_FILE ?? join(root, '.env');
if (existsSync(envFile)) process.loadEnvFile(envFile);

const config: NextConfig = {
  distDir: process.env.SITE_DIST_DIR || '.next',
  compiler: {
    styledComponents:
      process.env.NODE_ENV === 'production' ? { displayName: false, fileName: false, pure: true } : true,
  },
  // Written into the build: it is read by code that runs in browsers.
  env: {
    HTTP_BASE_URL: process.env.HTTP_BASE_URL || '',
  },
  // `npm run typecheck` looks at the whole repository, pages included; a build would only do a part of it once more.
  typescript: { tsconfigPath: '../tsconfig.json', ignoreBuildErrors: true },
  // The development server is also opened by number; without this its hot reload socket is refused there.
  allowedDevOrigins: ['127.0.0.1'],
  experimental: {
    // The build belongs to the sources, content to the data folder: docs/decisions/0002.
    isrFlushToDisk: false,
    // Checks pages through web/next-env.d.ts. The default way adds every SITE_DIST_DIR ever used to tsconfig.json.
    strictRouteTypes: true,
    // With it, a page that is opened first after an edit has the old modules, and the next start reloads without end.
    turbopackServerFastRefresh: false,
    // React and Next in one file, and no file for each scrap: on a phone's connection a request costs more than a few
    // bytes. Both change together, when Next is updated. Sizes in bytes, before minification.
    turbopackChunking: { minChunkSize: 1_000_000, maxMergeChunkSize: 1_000_000 },
  },
  // Everybody gets a page with a whole head: Next would send titles behind it to all but some robots.
  htmlLimitedBots: /.*/,
  poweredByHeader: false,
  // Pictures come from the lake. Next's own service for them would fetch and decode what strangers ask for.
  images: { unoptimized: true },
  // web/server/ compresses, after it has read what policy a page needs.
  compress: false,
  // Nor does Next tag pages: web/server/pages.ts does it once for each, not for each visitor.
  generateEtags: false,
  async headers() {
    if (process.env.NODE_ENV !== 'production') return [];
    return [
      // Next's own value lets browsers show pages up to a day old (stale-while-revalidate), also to the refresh of an
      // open page: a publish would be seen one visit late. Asking again costs a 304. Preview pictures say it themselves.
      {
        source: '/((?!_next/|agendar/pedido/|api/|healthz|og/|studio/static/).*)',
        headers: [{ key: 'Cache-Control', value: 'public, max-age=0, must-revalidate' }],
      },
      // Studio's build names these files after their content.
      {
        source: '/studio/static/:path*',
        headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
      },
    ];
  },
  async rewrites() {
    return {
      beforeFiles: [],
      // Studio is one page with a router of its own. Its missing files stay 404: a page in place of a script
      // would fail later and less clearly.
      afterFiles: [
        { source: '/studio/:path((?!static/).*)?', destination: '/studio/index.html' },
        // What is missing in folders that web/proxy.ts leaves alone: otherwise Next would render and keep a page for each
        // address that somebody invents.
        { source: '/:folder(_next|api|studio)/:path+', destination: '/_not-found' },
      ],
      fallback: [],
    };
  },
};

/** Not while building: pages of the build are dated by their files, and nothing is published meanwhile. */
const running: NextConfig = {
  cacheHandler: join(root, 'web/cache/page-cache.ts'),
};

export default function configFor(phase: string): NextConfig {
  return phase === PHASE_PRODUCTION_SERVER ? { ...config, ...running } : config;
}
