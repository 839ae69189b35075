import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '../../password-rules.ts';
import type { AccountProblem } from '../../../auth/account-error.ts';

/** What has just been done, by the word that the redirect carries: an address cannot put its own text on the page. */
export const notices = {
  saved: 'Changes saved.',
  ended: 'Session ended.',
  'ended-others': 'The other devices were signed out.',
  'app-added': 'Authenticator app set up.',
  'app-removed': 'Authenticator app removed.',
  'passkey-added': 'Passkey created.',
  'passkey-removed': 'Passkey removed.',
  'factors-removed': 'Second step removed. The sessions of the account were ended.',
  disabled: 'Account disabled.',
  enabled: 'Account enabled.',
  password: 'Password changed. The other sessions were ended.',
  'password-chosen': 'Password saved. Sign in with it.',
  revoked: 'Token revoked.',
};

/** What a person can do about a problem. */
export const problems: Readonly<Record<AccountProblem, string>> = {
  email: 'The e-mail is not valid.',
  'email-taken': 'There is already an account with this e-mail.',
  name: 'Write a name of up to 120 characters.',
  role: 'Choose a role from the list.',
  'password-short': `The password needs at least ${MIN_PASSWORD_LENGTH} characters.`,
  'password-long': `The password can have up to ${MAX_PASSWORD_LENGTH} characters.`,
  'password-common': 'This password is very common and easy to guess. Use a phrase of three words or more.',
  'password-email': 'The password must not contain your e-mail.',
  'password-site': 'The password must not contain the name of this site.',
  'factor-missing': 'Set up your own second step first, in My account.',
  'factor-required': 'Your role requires a second step. Add another before you remove this one.',
  passkey: 'The passkey was not accepted. Try again.',
  code: 'The code is wrong. Check that the clock of your phone is right, and use the current code.',
  'no-account': 'There is no such account.',
  'last-administrator': 'At least one account of an administrator has to stay active.',
  label: 'Write a name of up to 120 characters for the program.',
  grants: 'The rights described cannot be used.',
  'grants-unused': 'Rights are described, and others are chosen. Choose the described ones, or empty the field.',
};

/** E-mails about accounts. */
export const mails = {
  hello: (name: string) => `Hello, ${name}.`,
  invitation: {
    subject: 'Invitation to edit the content',
    lines: (address: string) => [
      `You were given access to edit the content. Choose your password within seven days:\n${address}`,
      'The link works once. If you did not expect this invitation, ignore this e-mail.',
    ],
  },
  reset: {
    subject: 'New password',
    lines: (address: string) => [
      `Somebody asked for a new password for your account. Choose it within an hour:\n${address}`,
      'The link works once. If it was not you, ignore this e-mail: the password stays as it is.',
    ],
  },
  notice: {
    subject: 'Change to your account',
    lines: (what: string) => [what, 'If it was not you, tell an administrator now.'],
  },
  passwordChanged: 'The password of your account was changed.',
  passwordChangedByLink: 'The password of your account was changed by a link sent to this e-mail.',
  factorAdded: 'A second step was added to your account.',
  factorRemoved: 'A second step was removed from your account.',
  factorsRemoved: 'An administrator removed the second step of your account.',
};
