import { Secret, TOTP } from 'otpauth';
import { createPerson, PageReader, PASSWORD } from './testing.ts';
import { openTestLake } from '../../routes/testing.ts';
import type { TestLake } from '../../routes/testing.ts';

let lake: TestLake;
beforeAll(() => {
  lake = openTestLake();
});
afterAll(() => lake.close());

test('L11: a phone opens its app with a link, and copies the codes for the day it is lost', async () => {
  const { email } = await createPerson(lake);
  const page = await new PageReader(lake).open('/accounts/login');
  await page.submit('', { email, password: PASSWORD });
  await page.open('/accounts/me/app');
  const [, secret = ''] = /name="secret" value="([A-Z2-7]+)"/.exec(page.html) ?? [];
  const [, address = ''] = /href="(otpauth:[^"]+)"/.exec(page.html) ?? [];
  expect(address).toContain(`/Content%20Lake:${encodeURIComponent(email)}?`);
  expect(new URL(address.replaceAll('&amp;', '&')).searchParams.get('secret')).toBe(secret);
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  await page.submit('/me/app', { current: PASSWORD, code });
  const codes = [...page.html.matchAll(/<li><code>([^<]+)</g)].map(([, text = '']) => text);
  expect(codes).toHaveLength(10);
  expect(page.html).toContain(`data-text="${codes.join('\n')}"`);
});
