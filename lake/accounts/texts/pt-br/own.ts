import type { Texts } from '../en.ts';

export const own: Texts['own'] = {
  secondStep: 'Segunda etapa',
  devices: 'Aparelhos conectados',
  changePassword: 'Trocar a senha',
  newPassword: 'Senha nova',
  change: 'Trocar senha',
  wrongPassword: 'A senha atual não confere.',

  secondStepHint: 'Além da senha, algo que só você tem: assim uma senha descoberta não basta para entrar.',
  isRequired: 'O seu tipo de acesso exige pelo menos uma.',
  passkeyTag: 'chave de acesso',
  created: (date) => `Criada em ${date}`,
  used: (date) => `, usada em ${date}`,
  remove: 'Remover',
  removeNamed: (name) => `Remover ${name}`,
  app: 'Aplicativo de códigos',
  appSet: 'Configurado',
  appNotSet: 'Códigos de seis dígitos no celular',
  setUpApp: 'Configurar aplicativo',
  removeApp: 'Remover aplicativo de códigos',
  removePasskey: 'Remover chave de acesso',
  passkey: 'Chave de acesso',
  otherPasskey: 'Outra chave de acesso',
  passkeyHint: 'A impressão digital, o rosto ou o PIN do aparelho; entra sem digitar a senha',
  createPasskey: 'Criar chave de acesso',
  recoveryCodes: 'Códigos de recuperação',
  newCodes: 'Gerar novos códigos',
  codesLeft: (count) =>
    count === 0
      ? 'Nenhum: gere códigos para não ficar de fora se perder o aparelho'
      : count === 1
        ? 'Resta 1 código'
        : `Restam ${count} códigos`,
  keyName: 'Nome da chave',
  keyNameHint: 'Para reconhecer depois de qual aparelho ela é.',
  passkeyLead:
    'O aparelho guarda a chave e só a mostra para este site. Para entrar, basta a impressão digital, o rosto ou o PIN.',
  needsScript: 'Este navegador está sem JavaScript, de que as chaves de acesso precisam.',
  codesMade: 'A segunda etapa está configurada. Guarde estes códigos.',
  kept: 'Guardei, voltar para a minha conta',
  oldCodesEnd: 'Os códigos antigos deixam de valer.',
  removesApp: 'Depois disso, o aplicativo de códigos não serve mais para entrar nesta conta.',
  removesPasskey: (name) => `Depois disso, a chave de acesso “${name}” não serve mais para entrar nesta conta.`,
};

export const sessions: Texts['sessions'] = {
  none: 'Nenhum acesso em aberto.',
  end: 'Encerrar',
  endAll: 'Encerrar todos os acessos',
  thisDevice: 'este aparelho',
  noAddress: 'endereço não registrado',
  line: (address, since, last) => `${address} · entrou em ${since} · último uso ${last}`,
  signOutHere: 'Sair deste aparelho',
  noOthers: 'A conta não está aberta em nenhum outro aparelho.',
  endOthers: 'Sair de todos os outros',
  since: (device, date) => `${device}, desde ${date}`,
  browserOn: (browser, system) => `${browser} em ${system}`,
  unknown: 'Desconhecido',
};
