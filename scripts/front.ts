import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readCommandLine } from './command-line.ts';
import { siteStaticDir, studioDir } from './build.ts';
import { caddyfile, defaultFront, renderFront } from './front/render.ts';
import { copyStatic } from './front/static-files.ts';
import { SetupError } from './settings.ts';

const USAGE = `Usage: npm run front -- --domain clinic.example [--static FOLDER] [--conf FOLDER]
       npm run front -- --domain clinic.example --caddy --mail MAIL

Writes what nginx needs in front of the site: its configuration, and the files it serves by itself. Run it again after each
build; see docs/front.md. With --caddy it prints the configuration of Caddy instead, which serves no files.`;

async function main(): Promise<void> {
  const { values } = readCommandLine(USAGE, {
    options: {
      domain: { type: 'string' },
      static: { type: 'string' },
      conf: { type: 'string' },
      caddy: { type: 'boolean' },
      mail: { type: 'string' },
    },
  });
  if (!values.domain) throw new SetupError(USAGE);
  if (values.caddy) return void process.stdout.write(caddyfile(values.domain, values.mail ?? ''));
  const defaults = defaultFront(values.domain);
  const settings = {
    ...defaults,
    SITE_PORT: Number(process.env.PORT || defaults.SITE_PORT),
    STATIC_DIR: values.static ?? defaults.STATIC_DIR,
    CONF_DIR: values.conf ?? defaults.CONF_DIR,
  };
  if (!existsSync(siteStaticDir)) throw new SetupError('There is no build yet: run `npm run build` first.');

  const added =
    (await copyStatic(siteStaticDir, join(settings.STATIC_DIR, '_next/static'))) +
    (await copyStatic(join(studioDir, 'static'), join(settings.STATIC_DIR, 'studio/static')));
  const file = renderFront(settings);
  console.log(`${added} new files in ${settings.STATIC_DIR}. nginx's http block needs the line "include ${file};".`);
}

try {
  await main();
} catch (error) {
  if (!(error instanceof Error)) throw error;
  console.error(error instanceof SetupError || 'code' in error ? error.message : error);
  process.exitCode = 1;
}
