import { clientAddress, isThisMachine } from '../../admission/client-address.ts';
import { isHttps } from '../../auth/origins.ts';
import { pageResponse } from '../pages/html-page.ts';
import { loginRefusedPage } from './login-page.ts';
import type { MiddlewareHandler } from 'hono';
import type { AccountPages } from '../pages/visit.ts';

/**
 * Passwords are neither asked for nor taken where everybody on the way could read them: over plain HTTP they must come from
 * this machine, on which development and whatever encrypts stand.
 */
export function refuseInClear({ texts }: AccountPages): MiddlewareHandler {
  return async (c, next) => {
    if (isThisMachine(clientAddress(c)) || isHttps(c.req.raw.headers)) return await next();
    return pageResponse(c, loginRefusedPage(texts, texts.login.inClear), 403);
  };
}
