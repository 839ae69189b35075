import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { root } from './settings.ts';

/** Writes the scripts that pages run besides React's (web/core/) into a folder, each as one classic script. */
export async function buildCore(folder: string): Promise<void> {
  for (const name of ['core', 'visit']) {
    const bundle = await rolldown({
      input: join(root, `web/core/${name}.ts`),
      platform: 'browser',
      transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    });
    await bundle.write({ file: join(folder, `${name}.js`), format: 'iife', minify: true });
    await bundle.close();
  }
}
