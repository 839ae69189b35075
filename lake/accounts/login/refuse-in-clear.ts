import { createMiddleware } from 'hono/factory';
import { clientAddress, isThisMachine } from '../../admission/client-address.ts';
import { isHttps } from '../../auth/origins.ts';
import { pageResponse } from '../pages/html-page.ts';
import { loginRefusedPage } from './login-page.ts';

/**
 * Passwords are neither asked for nor taken where everybody on the way could read them: over plain HTTP they must come from
 * this machine, on which development and whatever encrypts stand.
 */
export const refuseInClear = createMiddleware(async (c, next) => {
  if (isThisMachine(clientAddress(c)) || isHttps(c.req.raw.headers)) return await next();
  return pageResponse(c, loginRefusedPage(IN_CLEAR), 403);
});

const IN_CLEAR =
  'Esta conexão não é criptografada: uma senha poderia ser lida no caminho. Abra o endereço que começa com https://.';
