import type { FrontSettings } from '../front/render.ts';

/**
 * Two more servers for the nginx of a front: the same front without TLS, so that the cost of encryption is not measured
 * twice over, and the plain serving of files, which nothing can beat.
 */
export function serversBeside(plainPort: number, filesPort: number, files: string) {
  return ({ CONF_DIR }: FrontSettings): string => `
  server {
    listen 127.0.0.1:${plainPort};
    server_name localhost;
    include ${CONF_DIR}/server.conf;
  }
  server {
    listen 127.0.0.1:${filesPort};
    root ${files};
    brotli_static on;
    open_file_cache max=100 inactive=60s;
    index page.html;
  }`;
}
