const CONFLICT = 'Alguém mudou o mesmo conteúdo agora, e nada foi gravado. Tente de novo: vale o que ele tem agora.';

/** What is said of a picture that was refused: the lake's own words are for programs. */
export const WHICH_PICTURES =
  'Servem fotos JPEG, PNG, WebP, AVIF, GIF e SVG de até 50 MB. No iPhone, uma foto HEIC se converte em JPEG ao ser enviada por e-mail ou WhatsApp.';
/** Not a file that can be read, too large, of another kind. */
const UNFIT = new Set<unknown>([400, 413, 415]);

/** What kept a picture from being sent. */
export function whyNotSent(error: unknown): string {
  return error instanceof Error && UNFIT.has(Reflect.get(error, 'statusCode')) ? WHICH_PICTURES : whyRefused(error);
}

/**
 * What kept something from being written, and what to do about it.
 * @param conflict what is said where somebody else changed it
 */
export function whyRefused(error: unknown, conflict = CONFLICT): string {
  if (error instanceof Error && /\bis locked\b/.test(error.message))
    return 'Uma publicação agendada toca neste conteúdo, e nada foi gravado. Em Início, abra o que está em “Agendado”, exclua o agendamento e tente de novo.';
  const status = error instanceof Error ? Reflect.get(error, 'statusCode') : undefined;
  if (status === 403)
    return 'A sua conta não pode mudar tudo isto. Se o acesso dela mudou agora, recarregue a página; se não, peça a quem cuida dos acessos.';
  if (status === 401)
    return 'O seu acesso terminou, e nada foi gravado. Entre de novo em outra aba e volte a esta: o que você escreveu continua aqui.';
  if (typeof status === 'number' && status >= 500) return 'O servidor não grava agora. Tente de novo em um minuto.';
  return status === 409 ? conflict : 'Confira a conexão e tente de novo.';
}
