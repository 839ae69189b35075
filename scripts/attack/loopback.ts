import { SetupError } from '../settings.ts';

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** An attack stays on the machine it is started on. @throws SetupError for anything but an address of this machine */
export function loopbackUrl(address: string): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url?.protocol === 'http:' && LOOPBACK.test(url.hostname)) return url;
  throw new SetupError(`Only this machine is attacked (http://127.0.0.1:…), not "${address}".`);
}

const MOST = 200;

/** 127.0.0.2 and on: to the product each is another network. @throws SetupError for more than it should be */
export function attackingAddresses(count: number): readonly string[] {
  if (Number.isSafeInteger(count) && count > 0 && count <= MOST) {
    return Array.from({ length: count }, (_, index) => `127.0.0.${index + 2}`);
  }
  throw new SetupError(`Between 1 and ${MOST} addresses can attack, not ${count}.`);
}
