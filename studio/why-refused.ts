/** Whether somebody else changed what was to be written. */
export const isConflict = (error: unknown) => error instanceof Error && Reflect.get(error, 'statusCode') === 409;

/** What kept something from being written, and what to do about it. */
export function whyRefused(error: unknown): string {
  if (error instanceof Error && /\bis locked\b/.test(error.message))
    return 'Uma publicação agendada toca neste conteúdo, e nada foi gravado. Em Início, abra o que está em “Agendado”, exclua o agendamento e tente de novo.';
  if (error instanceof Error && Reflect.get(error, 'statusCode') === 403)
    return 'A sua conta não pode mudar tudo isto, e nada foi gravado. Peça a quem cuida dos acessos.';
  return isConflict(error)
    ? 'Alguém mudou o mesmo conteúdo agora, e nada foi gravado. Tente de novo: vale o que ele tem agora.'
    : 'Confira a conexão e tente de novo.';
}
