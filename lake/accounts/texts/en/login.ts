import { MIN_PASSWORD_LENGTH } from '../../password-rules.ts';

/** Signing in, and what the pages for it share with those of an account: fields, codes, passkeys. */
export const login = {
  /** What Studio calls this way in, beside others. */
  provider: 'E-mail and password',
  signIn: 'Sign in',
  email: 'E-mail',
  password: 'Password',
  forgotten: 'Forgot your password?',
  or: 'or',
  usePasskey: 'Use a passkey',

  confirmTitle: 'Confirm that it is you',
  shownByApp: 'Shown by the authenticator app on your phone.',
  confirm: 'Confirm',
  withoutDevice: 'I do not have the device with me',
  recoveryCode: 'Recovery code',
  withoutCodes: 'Without codes, ask an administrator to remove the second step from your account.',
  useCode: 'Use code',

  enrolTitle: 'Protect your account',
  enrolLead: 'Your role requires a second step in addition to the password. Choose one; it takes a minute.',
  passkeyHint: 'The fingerprint, face or PIN of this device. It is the fastest and the safest way.',

  keepCodes: 'Keep these codes',
  enrolled: 'The second step is set up.',
  kept: 'I kept them, continue',

  refusedTitle: 'Signing in is not possible',
  refusedOrigin: 'This address may not use the accounts of this site.',
  inClear:
    'This connection is not encrypted: a password could be read on its way. Open the address that begins with https://.',
  needsScript: 'This browser runs no JavaScript, which passkeys need. Use a code, or another browser.',
  wrong: 'Wrong e-mail or password.',
  late: 'This took too long. Sign in again.',
  strange: 'The request did not come from this page. Try again.',
  tooMany: (minutes: number) =>
    `Too many failed attempts. Try again in ${minutes === 1 ? '1 minute' : `${minutes} minutes`}.`,
};

/** Fields and parts that several pages have. */
export const forms = {
  openApp:
    'Open an authenticator app on your phone: Google Authenticator, Microsoft Authenticator, that of your password manager, or another.',
  scan: 'Choose to add an account and point the camera at the picture.',
  picture: 'Picture with the key of this account, for the camera of the app',
  openHere: 'Open in the authenticator app',
  cannotScan: 'I cannot scan the picture',
  typeKey: 'Type this key into the app:',
  typeCode: 'Type the six-digit code that the app shows.',
  code: 'Six-digit code',
  sixDigits: 'Six digits',
  confirmCode: 'Confirm code',
  copyCodes: 'Copy the codes',
  codesHint:
    'Each code works once, in place of the app or the passkey. Print them, write them down, or copy them into a password manager. They are not shown again.',
  passwordHint: `At least ${MIN_PASSWORD_LENGTH} characters. A phrase of three words or more is good and easy to remember; common passwords, your e-mail and the name of this site are not accepted.`,
  currentPassword: 'Current password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  copied: 'Copied',
  notCopied: 'Not copied: select the text and copy it',
  passkeyFailed: 'The passkey was not used. Try again, or choose another way.',
  passkeyExists: 'This device already has a passkey of this account.',
};

/** Links by which people choose a password. */
export const links = {
  forgottenTitle: 'Forgotten password',
  askAdministrator: 'Ask an administrator for a link to choose a new password.',
  administrator:
    'Are you the administrator? On the server, in the folder where it is started, this command shows the link:',
  accountEmail: 'E-mail of the account',
  sends: 'We send a link to choose a new password.',
  send: 'Send link',
  backToLogin: 'Back to signing in',
  askedTitle: 'Check your e-mail',
  asked: 'If there is an account with this e-mail, the link arrives within minutes and works for an hour.',
  notArrived: 'Nothing arrived? Look into the spam folder, or ask an administrator.',
  welcome: (name: string) => `Hello, ${name}`,
  chooseTitle: 'Choose a new password',
  chooseFirst: 'Choose the password that you will sign in with.',
  endsSessions: 'Open sessions of the account will be ended.',
  save: 'Save password',
  goneTitle: 'This link no longer works',
  gone: 'The link was already used or is too old.',
  askAgain: 'Ask for another',
};

/** Instead of a page, by status. */
export const refusals = {
  403: {
    title: 'This page belongs to another session',
    text: 'Nothing was changed. Somebody signed in again in this browser after the page was opened.',
  },
  404: { title: 'Page not found', text: 'There is no such address, or no such account.' },
  413: { title: 'Text too long', text: 'Nothing was changed. Go back and write less.' },
  503: {
    title: 'Nothing can be saved now',
    text: 'Nothing was changed. Try again in a few minutes. If this goes on, tell whoever looks after the server: the disk may be full.',
  },
};
export const openAccounts: string = 'Open the accounts';
