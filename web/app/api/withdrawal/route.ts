import type { NextRequest } from 'next/server';
import { requestPath } from '#web/contact/form-state.ts';
import { withdrawRequest } from '#web/contact/service.ts';
import { createRateLimit } from '#web/rate-limit.ts';

const MAX_BYTES = 1024;

/** Nobody cancels more, and numbers are not tried out. */
const withdrawals = createRateLimit({ max: 20, windowMs: 10 * 60_000 });

/** A patient withdraws a request by its number, with and without script: the request's page says what became of it. */
export async function POST(request: NextRequest): Promise<Response> {
  const address = request.headers.get('x-forwarded-for') ?? '';
  if (!(Number(request.headers.get('content-length')) <= MAX_BYTES)) return say(413, 'O pedido é longo demais.');
  if (withdrawals.wait(address) > 0) return say(429, 'Muitas tentativas. Espere dez minutos ou ligue para a clínica.');
  withdrawals.count(address);
  const typed = (await request.formData().catch(() => undefined))?.get('number');
  try {
    const known = withdrawRequest(typeof typed === 'string' ? typed : '');
    return say(303, '', { location: requestPath(known?.number ?? 'desconhecido') });
  } catch (error) {
    console.error('A request could not be withdrawn:', error);
    return say(503, 'Não foi possível cancelar agora. Volte, tente de novo, ou ligue para a clínica.');
  }
}

function say(status: number, words: string, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(words, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers },
  });
}
