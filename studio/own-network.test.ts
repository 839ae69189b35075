/** @jest-environment node */

import { createOwnFetch } from './own-network.ts';

const asked: string[] = [];
const ownFetch = createOwnFetch(
  async (input) => {
    asked.push(input instanceof Request ? input.url : input.toString());
    return new Response('plain');
  },
  { origin: 'https://clinica.example', projectId: 'clinica' },
);

async function answerTo(address: string): Promise<{ status: number; body: string; asked: readonly string[] }> {
  asked.length = 0;
  const response = await ownFetch(address);
  return { status: response.status, body: await response.text(), asked: [...asked] };
}

test.each([
  ['https://sanity-cdn.com/v1/modules/sanity/latest/%5E6.16.0', 200, '{}'],
  ['https://api.sanity.io/vX/intake/feedback', 404, ''],
  ['https://clinica.example/studio/static/create-manifest.json', 404, ''],
])('%s is answered without asking anybody', async (address, status, body) => {
  expect(await answerTo(address)).toEqual({ status, body, asked: [] });
});

test('Studio finds itself among the Studios that its hosting knows', async () => {
  const { body } = await answerTo('https://clinica.example/lake/v2024-08-01/projects/clinica/user-applications?tag=x');
  expect(JSON.parse(body)).toEqual([expect.objectContaining({ appHost: 'https://clinica.example/studio' })]);
});

test('the project’s name in front of the host is left out', async () => {
  const { asked: addresses } = await answerTo('https://clinica.clinica.example/lake/v1/users/me?tag=sanity.sdk');
  expect(addresses).toEqual(['https://clinica.example/lake/v1/users/me?tag=sanity.sdk']);
});

test.each(['https://clinica.example/lake/v1/users/me', 'https://api.sanity.io/v1/other'])(
  '%s goes through as it is',
  async (address) => {
    expect((await answerTo(address)).asked).toEqual([address]);
  },
);
