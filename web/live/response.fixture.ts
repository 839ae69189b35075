/** As much of an answer as the HTTP client reads, for tests in jsdom, which knows no `Response`. */
export function jsonResponse(body: unknown, status = 200): Response {
  const headers = new Map([['content-type', 'application/json']]);
  return { ok: status < 400, status, headers, json: async () => body } as unknown as Response;
}
