/**
 * Points Sanity's command line at a lake. The tool has no setting for its API host; this gives it one:
 *
 *     SANITY_API_HOST=http://localhost:4000 SANITY_AUTH_TOKEN=… npm run sanity -- dataset export production out.tar.gz
 *
 * Every import of `@sanity/client` gets clients that go to that host; nothing else changes.
 */
import { registerHooks } from 'node:module';

const apiHost = process.env.SANITY_API_HOST;
if (!apiHost) throw new Error('SANITY_API_HOST must hold the address of the lake, as in http://localhost:4000');

const SHIM = 'lake-client:';

registerHooks({
  resolve(specifier, context, nextResolve) {
    const resolved = nextResolve(specifier, context);
    return specifier === '@sanity/client' ? { ...resolved, url: SHIM + resolved.url, shortCircuit: true } : resolved;
  },
  load(url, context, nextLoad) {
    if (!url.startsWith(SHIM)) return nextLoad(url, context);
    const real = JSON.stringify(url.slice(SHIM.length));
    const source = `
      export * from ${real};
      import { createClient as create } from ${real};
      const host = ${JSON.stringify({ apiHost, useProjectHostname: false })};
      export const createClient = (config) => create({ ...config, ...host });
    `;
    return { format: 'module', source, shortCircuit: true };
  },
});
