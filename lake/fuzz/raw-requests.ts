import type { Random } from './random.ts';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE', 'CONNECT', 'BREW', ''];
const PATHS = [
  '/v1/data/query/production',
  '/v2025-02-19/data/query/production?query=*',
  '/v2025-02-19/data/doc/production/page-a,drafts.page-a',
  '/vX/data/mutate/production',
  '/v1/data/actions/production',
  '/v1/data/listen/production?query=*',
  '/v1/data/live/events/production',
  '/v1/data/history/production/transactions/a',
  '/v1/data/history/production/documents/a?time=2026-01-01',
  '/v1/data/history/production/events/documents/a',
  '/v1/data/references/production/documents/a/to',
  '/v1/data/export/production',
  '/v1/assets/images/production?filename=a.png',
  '/v1/assets/files/production',
  '/v1/auth/login/local?origin=http://localhost:3000',
  '/v1/auth/fetch?sid=x',
  '/v1/users/me',
  '/v1/users/me/keyvalue',
  '/v1/users/a,b,c',
  '/v1/projects/clinica/datasets',
  '/v1/projects/clinica/datasets/production/acl',
  '/images/clinica/production/0123456789012345678901234567890123456789-1x1.png',
  '/files/clinica/production/0123456789012345678901234567890123456789.txt',
  '/accounts/login',
  '/accounts/people/x',
  '/mux',
  '/v1/socket/production',
  '/healthz',
  '/metrics',
  '*',
  '',
];
const QUERIES = [
  '*[_type == "page"]{..., "x": *[references(^._id)]}',
  'count(*[',
  '*[_id in $ids]',
  '{"a": [1,2,3]}.a[-1..0]',
  '"\\u0000" + string(1/0)',
  '*|order(a desc)[0...1e99]',
  `${'('.repeat(300)}1${')'.repeat(300)}`,
  '*[@ match text::query("\\"")] | score(boost(a match "b", -1))',
];
const SPICE = [
  '%00',
  '%ff',
  '%',
  '../',
  '..%2f',
  '\u0000',
  'é',
  '💥',
  "'",
  '"',
  '\\',
  '{{7*7}}',
  ';',
  '%0d%0aX: y',
  '#',
  '$x=[',
  '&query=',
];
const HEADERS = [
  'Content-Type: application/json',
  'Content-Type: application/x-www-form-urlencoded',
  'Content-Type: \u0000',
  'Authorization: Bearer lkwrong',
  'Authorization: Bearer',
  'Cookie: lakeSession=x; lakeSession=y',
  'Origin: http://localhost:3000',
  'Origin: null',
  'Origin: http://[',
  'Range: bytes=-1,5-',
  'If-None-Match: "',
  'Last-Event-ID: \u0001#99999999999999999999',
  'X-Forwarded-For: 1.2.3.4, 5.6.7.8',
  'X-Forwarded-Proto: https',
  'X-Forwarded-Host: [::1',
  'Accept-Encoding: gzip',
  'Expect: 100-continue',
  'Upgrade: h2c',
  'Upgrade: websocket',
  'Connection: Upgrade',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: aaaaaaaaaaaaaaaaaaaaaa==',
  'Sec-WebSocket-Key: short',
  'Transfer-Encoding: chunked',
  'Transfer-Encoding: gzip, chunked',
  'Content-Length: 999999999999',
  'Content-Length: -1',
  'Content-Length: 5',
];
const BODIES = [
  '',
  '{}',
  '[]',
  'null',
  '{"query":"*[0"}',
  '{"mutations":[{"create":{"_type":"a","__proto__":{"b":1}}}]}',
  '{"mutations":[{"patch":{"id":"a","set":{"a..b[*].c[?(@":1}}}]}',
  '{"actions":[{"actionType":"sanity.action.document.publish"}]}',
  '{"mutations":',
  `${'['.repeat(5000)}${']'.repeat(5000)}`,
  'email=%ff&password=%00',
  '5\r\nhello\r\n0\r\n\r\n',
  'ffffffffffffffff\r\n',
];

/**
 * One request as bytes: mostly almost right, because what is plainly wrong gets no further than the parser. Some carry the
 * token, to get past the door.
 */
export function randomRequest(random: Random, token: string): Buffer {
  if (random.chance(0.05)) return random.bytes(1 + random.below(2000));
  const method = random.chance(0.75) ? random.pick(['GET', 'POST']) : random.pick(METHODS);
  const lines = [
    `${method} ${randomPath(random)} HTTP/${random.chance(0.95) ? '1.1' : random.pick(['1.0', '2.0', '9'])}`,
    ...(random.chance(0.95) ? ['Host: lake.test'] : []),
    ...(random.chance(0.3) ? [`Authorization: Bearer ${token}`] : []),
    ...Array.from({ length: random.below(5) }, () => random.pick(HEADERS)),
  ];
  const body = random.chance(0.2) ? random.bytes(random.below(3000)) : Buffer.from(random.pick(BODIES));
  if (random.chance(0.7)) lines.push(`Content-Length: ${body.length}`);
  const request = Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), body]);
  if (random.chance(0.1)) return request.subarray(0, random.below(request.length));
  if (random.chance(0.1)) request[random.below(request.length)] = random.below(256);
  return request;
}

function randomPath(random: Random): string {
  let path = random.pick(PATHS);
  if (random.chance(0.3)) path += `${path.includes('?') ? '&' : '?'}query=${encodeURIComponent(random.pick(QUERIES))}`;
  if (random.chance(0.2)) path += `&$ids=${random.pick(['["a"]', '{', 'null', '1e999', '"%22"'])}`;
  if (random.chance(0.15)) path += `&perspective=${random.pick(['raw', 'drafts', 'raw,drafts', '..', 'published'])}`;
  if (random.chance(0.1)) path += `?w=${random.pick(['0', '-5', '1e9', 'NaN', '20'])}&rect=0,0,0,0&fm=avif&blur=2000`;
  if (random.chance(0.25)) {
    const at = random.below(path.length + 1);
    path = path.slice(0, at) + random.pick(SPICE) + path.slice(at);
  }
  if (random.chance(0.02)) path += 'a'.repeat(random.below(60_000));
  // Spaces and line ends would only make another request of it.
  return path.replace(/[\s]/g, '+');
}
