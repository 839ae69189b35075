import { MIN_PASSWORD_LENGTH } from '../../password-rules.ts';
import type { Texts } from '../en.ts';

export const notices: Texts['notices'] = {
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
};

export const problems: Texts['problems'] = {
  email: 'O e-mail não é válido.',
  'email-taken': 'Já existe uma conta com este e-mail.',
  name: 'Escreva um nome de até 120 caracteres.',
  role: 'Escolha um tipo de acesso da lista.',
  'password-short': `A senha precisa de pelo menos ${MIN_PASSWORD_LENGTH} caracteres.`,
  'password-long': 'A senha pode ter até 1024 caracteres.',
  'password-common': 'Esta senha é muito comum e fácil de adivinhar. Use uma frase de três ou mais palavras.',
  'password-email': 'A senha não pode conter o seu e-mail.',
  'password-site': 'A senha não pode conter o nome do site.',
  'factor-missing': 'Configure primeiro a sua própria segunda etapa, em Minha conta.',
  'factor-required': 'O seu tipo de acesso exige uma segunda etapa. Adicione outra antes de remover esta.',
  passkey: 'A chave de acesso não foi aceita. Tente de novo.',
  code: 'O código não confere. Veja se a hora do celular está certa e use o código atual.',
  'no-account': 'A conta não existe.',
  'last-administrator': 'Pelo menos uma conta de administrador precisa continuar ativa.',
  label: 'Escreva um nome de até 120 caracteres para a integração.',
  grants: 'As permissões descritas não podem ser usadas.',
  'grants-unused': 'Há permissões descritas, mas outras estão escolhidas. Escolha as descritas ou esvazie o campo.',
};

export const mails: Texts['mails'] = {
  hello: (name) => `Olá, ${name}.`,
  invitation: {
    subject: 'Convite para editar o site',
    lines: (address) => [
      `Você recebeu acesso à área de edição do site. Escolha sua senha em até sete dias:\n${address}`,
      'O link vale uma vez. Se você não esperava este convite, ignore este e-mail.',
    ],
  },
  reset: {
    subject: 'Senha nova',
    lines: (address) => [
      `Alguém pediu uma senha nova para a sua conta. Escolha-a em até uma hora:\n${address}`,
      'O link vale uma vez. Se não foi você, ignore este e-mail: a senha continua a mesma.',
    ],
  },
  notice: {
    subject: 'Mudança na sua conta',
    lines: (what) => [what, 'Se não foi você, avise um administrador agora.'],
  },
  passwordChanged: 'A senha da sua conta foi trocada.',
  passwordChangedByLink: 'A senha da sua conta foi trocada por um link enviado a este e-mail.',
  factorAdded: 'Uma segunda etapa foi adicionada à sua conta.',
  factorRemoved: 'Uma segunda etapa foi removida da sua conta.',
  factorsRemoved: 'Um administrador removeu a segunda etapa da sua conta.',
};
