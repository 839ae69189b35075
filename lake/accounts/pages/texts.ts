import { MIN_PASSWORD_LENGTH } from '../password-rules.ts';
import { AccountError } from '../../auth/account-error.ts';
import type { AccountProblem } from '../../auth/account-error.ts';

/** What has just been done, by the word that the redirect carries: an address cannot put its own text on the page. */
const NOTICES = {
  saved: 'Alterações salvas.',
  ended: 'Acesso encerrado.',
  'ended-others': 'Os outros aparelhos saíram da conta.',
  'app-added': 'Aplicativo de códigos configurado.',
  'app-removed': 'Aplicativo de códigos removido.',
  'passkey-added': 'Chave de acesso criada.',
  'passkey-removed': 'Chave de acesso removida.',
  'factors-removed': 'Segunda etapa removida. Os acessos da conta foram encerrados.',
  disabled: 'Conta desativada.',
  enabled: 'Conta ativada.',
  password: 'Senha trocada. Os outros acessos foram encerrados.',
  'password-chosen': 'Senha salva. Entre com ela.',
  revoked: 'Token revogado.',
} as const;

export type Notice = keyof typeof NOTICES;

export function noticeText(word: string | undefined): string | undefined {
  return word !== undefined && Object.hasOwn(NOTICES, word) ? NOTICES[word as Notice] : undefined;
}

/** What a person can do about a problem. */
export const PROBLEMS: Readonly<Record<AccountProblem, string>> = {
  email: 'O e-mail não é válido.',
  'email-taken': 'Já existe uma conta com este e-mail.',
  name: 'Escreva um nome de até 120 caracteres.',
  role: 'Escolha um tipo de acesso da lista.',
  'password-short': `A senha precisa de pelo menos ${MIN_PASSWORD_LENGTH} caracteres.`,
  'password-long': 'A senha pode ter até 1024 caracteres.',
  'password-common': 'Esta senha é muito comum e fácil de adivinhar. Use uma frase de três ou mais palavras.',
  'password-email': 'A senha não pode conter o seu e-mail.',
  'password-site': 'A senha não pode conter o nome da clínica.',
  'factor-missing': 'Configure primeiro a sua própria segunda etapa, em Minha conta.',
  'factor-required': 'O seu tipo de acesso exige uma segunda etapa. Adicione outra antes de remover esta.',
  passkey: 'A chave de acesso não foi aceita. Tente de novo.',
  code: 'O código não confere. Veja se a hora do celular está certa e use o código atual.',
  'no-account': 'A conta não existe.',
  'last-administrator': 'Pelo menos uma conta de administrador precisa continuar ativa.',
  label: 'Escreva um nome de até 120 caracteres para a integração.',
  grants: 'As permissões descritas não podem ser usadas.',
};

/** The problem in the words of the pages. @throws the error itself when it is not about accounts. */
export function problemText(error: unknown): string {
  if (!(error instanceof AccountError)) throw error;
  // The reason of a wrong filter is GROQ's own, in English, and says where it is wrong.
  return error.problem === 'grants' ? `${PROBLEMS.grants} ${error.message}` : PROBLEMS[error.problem];
}
