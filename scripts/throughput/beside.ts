import type { FrontSettings } from '../front/render.ts';

interface Beside {
  /** Ports: the front without TLS, files without and with it. */
  readonly plain: number;
  readonly files: number;
  readonly filesOverTls: number;
  readonly folder: string;
}

/**
 * More servers for the nginx of a front: the same front without TLS, so that the cost of encryption is seen by itself, and
 * the serving of files, which nothing can beat.
 */
export function serversBeside({ plain, files, filesOverTls, folder }: Beside) {
  return ({ CONF_DIR, CERTIFICATE, CERTIFICATE_KEY }: FrontSettings): string => `
  server {
    listen 127.0.0.1:${plain};
    server_name localhost;
    include ${CONF_DIR}/server.conf;
  }
  server {
    listen 127.0.0.1:${files};
    listen 127.0.0.1:${filesOverTls} ssl;
    ssl_certificate ${CERTIFICATE};
    ssl_certificate_key ${CERTIFICATE_KEY};
    root ${folder};
    brotli_static on;
    open_file_cache max=100 inactive=60s;
    index page.html;
  }`;
}
