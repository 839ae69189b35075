/**
 * Points Sanity's command line at a lake. The tool has no setting for its API host; this gives it one:
 *
 *     SANITY_API_HOST=http://localhost:4000 SANITY_AUTH_TOKEN=… npm run sanity -- dataset export production out.tar.gz
 *
 * Every import of `@sanity/client` gets clients that go to that host. `@sanity/migrate` asks without a client, at
 * `https://<project>.<host>//…`: what it fetches goes to the host, too (K12). Nothing else changes.
 */
import { registerHooks } from 'node:module';

const apiHost = process.env.SANITY_API_HOST;
if (!apiHost) throw new Error('SANITY_API_HOST must hold the address of the lake, as in http://localhost:4000');

// It would open a page of sanity.io, which knows no lake.
if (/^hooks? create( |$)/.test(process.argv.slice(2).join(' ').replace(':', ' '))) {
  console.error('Webhooks of a lake are made with its own command: webhook create --name … --url …');
  process.exit(1);
}

const SHIM = 'lake-client:';
const host = JSON.stringify({ apiHost, useProjectHostname: false });

/** What stands in place of a module, given the address of the real one. */
const shims: Readonly<Record<string, (real: string) => string>> = {
  '@sanity/client': (real) => `
    export * from ${real};
    import { createClient as create } from ${real};
    export const createClient = (config) => create({ ...config, ...${host} });
  `,
  'get-it/node': (real) => `
    export * from ${real};
    import { createNodeFetch as create } from ${real};
    const { apiHost } = ${host};
    const project = '.' + new URL(apiHost).host;
    export const createNodeFetch = (options) => {
      const fetch = create(options);
      return (address, init) => {
        // No URL can be made of one below an IP address.
        const [, host = '', path] = /^https:\\/\\/([^/]+)\\/+(.*)/.exec(address) ?? [];
        return fetch(host.endsWith(project) ? apiHost + '/' + path : address, init);
      };
    };
  `,
};

registerHooks({
  resolve(specifier, context, nextResolve) {
    const resolved = nextResolve(specifier, context);
    if (!Object.hasOwn(shims, specifier)) return resolved;
    return { ...resolved, url: `${SHIM}${specifier}#${resolved.url}`, shortCircuit: true };
  },
  load(url, context, nextLoad) {
    if (!url.startsWith(SHIM)) return nextLoad(url, context);
    const [name = '', real] = url.slice(SHIM.length).split('#');
    return { format: 'module', source: shims[name]?.(JSON.stringify(real)) ?? '', shortCircuit: true };
  },
});
