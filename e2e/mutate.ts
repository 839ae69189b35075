/** @throws Error with the lake's answer, when it refuses */
export async function mutate(lakeUrl: string, token: string, mutations: readonly unknown[]): Promise<void> {
  const reply = await fetch(`${lakeUrl}/v2025-02-19/data/mutate/production`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ mutations }),
  });
  if (!reply.ok) throw new Error(`The lake answered ${reply.status}: ${await reply.text()}`);
}
