import { MIN_PASSWORD_LENGTH } from '../../password-rules.ts';
import type { Texts } from '../en.ts';

export const login: Texts['login'] = {
  provider: 'Conta do site',
  signIn: 'Entrar',
  email: 'E-mail',
  password: 'Senha',
  forgotten: 'Esqueci a senha',
  or: 'ou',
  usePasskey: 'Usar chave de acesso',

  confirmTitle: 'Confirme que é você',
  shownByApp: 'Mostrado pelo aplicativo de códigos no seu celular.',
  confirm: 'Confirmar',
  withoutDevice: 'Não tenho o aparelho comigo',
  recoveryCode: 'Código de recuperação',
  withoutCodes: 'Sem códigos, peça a um administrador que remova a segunda etapa da sua conta.',
  useCode: 'Usar código',

  enrolTitle: 'Proteja sua conta',
  enrolLead: 'O seu tipo de acesso exige uma segunda etapa, além da senha. Escolha uma forma; leva um minuto.',
  passkeyHint: 'A impressão digital, o rosto ou o PIN deste aparelho. É o mais rápido e o mais seguro.',

  keepCodes: 'Guarde estes códigos',
  enrolled: 'A segunda etapa está configurada.',
  kept: 'Guardei, continuar',

  refusedTitle: 'Não foi possível entrar',
  refusedOrigin: 'Este endereço não está autorizado a usar as contas deste site.',
  inClear:
    'Esta conexão não é criptografada: uma senha poderia ser lida no caminho. Abra o endereço que começa com https://.',
  needsScript:
    'Este navegador está sem JavaScript, de que as chaves de acesso precisam. Use um código, ou abra em outro navegador.',
  wrong: 'E-mail ou senha incorretos.',
  late: 'O pedido demorou demais. Entre de novo.',
  strange: 'O pedido não veio desta página. Tente de novo.',
  tooMany: (minutes) =>
    `Muitas tentativas sem sucesso. Tente novamente em ${minutes === 1 ? '1 minuto' : `${minutes} minutos`}.`,
};

export const forms: Texts['forms'] = {
  openApp:
    'Abra no celular um aplicativo de códigos: Google Authenticator, Microsoft Authenticator, o do gerenciador de senhas ou outro.',
  scan: 'Toque em adicionar conta e aponte a câmera para a figura.',
  picture: 'Figura com a chave desta conta, para a câmera do aplicativo',
  openHere: 'Abrir no aplicativo de códigos',
  cannotScan: 'Não consigo ler a figura',
  typeKey: 'Digite esta chave no aplicativo:',
  typeCode: 'Escreva o código de seis dígitos que o aplicativo mostra.',
  code: 'Código de seis dígitos',
  sixDigits: 'Seis dígitos',
  confirmCode: 'Confirmar código',
  copyCodes: 'Copiar os códigos',
  codesHint:
    'Cada código vale uma vez, no lugar do celular ou da chave. Imprima, anote ou copie para um gerenciador de senhas. Não serão mostrados de novo.',
  passwordHint: `Pelo menos ${MIN_PASSWORD_LENGTH} caracteres. Uma frase de três ou mais palavras é boa e fácil de lembrar; senhas comuns, o seu e-mail e o nome do site não são aceitos.`,
  currentPassword: 'Senha atual',
  showPassword: 'Mostrar a senha',
  hidePassword: 'Ocultar a senha',
  copied: 'Copiado',
  notCopied: 'Não foi copiado: selecione e copie o texto',
  passkeyFailed: 'A chave de acesso não foi usada. Tente de novo, ou escolha outra forma.',
  passkeyExists: 'Este aparelho já tem uma chave de acesso desta conta.',
};

export const links: Texts['links'] = {
  forgottenTitle: 'Senha esquecida',
  askAdministrator: 'Peça a um administrador do site um link para escolher uma senha nova.',
  administrator: 'Você é quem administra? No servidor, na pasta de onde ele é iniciado, este comando mostra o link:',
  accountEmail: 'E-mail da conta',
  sends: 'Enviamos um link para escolher uma senha nova.',
  send: 'Enviar link',
  backToLogin: 'Voltar para a entrada',
  askedTitle: 'Confira seu e-mail',
  asked: 'Se houver uma conta com este e-mail, o link chega em alguns minutos e vale por uma hora.',
  notArrived: 'Não chegou? Olhe a pasta de spam, ou peça a um administrador.',
  welcome: (name) => `Olá, ${name}`,
  chooseTitle: 'Escolha uma senha nova',
  chooseFirst: 'Escolha a senha com que vai entrar.',
  endsSessions: 'Os acessos abertos da conta serão encerrados.',
  save: 'Salvar senha',
  goneTitle: 'Este link não vale mais',
  gone: 'O link já foi usado ou passou do prazo.',
  askAgain: 'Pedir outro',
};

export const refusals: Texts['refusals'] = {
  403: {
    title: 'Esta página é de outro acesso',
    text: 'Nada foi alterado. Alguém entrou de novo neste navegador depois que ela foi aberta.',
  },
  404: { title: 'Página não encontrada', text: 'O endereço não existe, ou a conta de que fala não existe.' },
  413: { title: 'Texto longo demais', text: 'Nada foi alterado. Volte e escreva menos.' },
  503: {
    title: 'Não é possível gravar agora',
    text: 'Nada foi alterado. Tente de novo em alguns minutos. Se continuar, avise quem cuida do servidor: o disco pode estar cheio.',
  },
};
export const openAccounts = 'Abrir as contas';
