import { html } from 'hono/html';

/** Around every page of somebody who is signed in. */
export const layout = {
  accounts: 'Accounts',
  people: 'People',
  tokens: 'API tokens',
  security: 'Security',
  audit: 'Access log',
  operations: 'Operations',
  me: 'My account',
  studio: 'Back to Studio',
  signOut: 'Sign out',
  save: 'Save',
  back: 'Back',
  sure: (action: string) => `Yes, ${action.charAt(0).toLowerCase()}${action.slice(1)}`,
};

/** People's accounts, for administrators. */
export const people = {
  invite: 'Invite somebody',
  name: 'Name',
  email: 'E-mail',
  role: 'Role',
  state: 'State',
  created: 'Created',
  inviteHint: 'The person gets a link, and chooses a password.',
  sendInvitation: 'Invite',
  /** Below the name of a person: what state the account is in. */
  stateLine: (email: string, state: string) => `${email} · ${state.toLowerCase()}`,
  disabled: 'Disabled',
  active: 'Active',
  invited: 'Invited',
  ownPassword: 'Your own password is changed in My account.',
  ownPasswordAt: (address: string) => html`Your own password is changed in <a href="${address}">My account</a>.`,
  ownFactors: 'Your own second step is removed in My account.',
  ownState: 'Your own account cannot be disabled.',
  isDisabled: 'The account is disabled.',
  sessions: 'Sessions',
  makeResetLink: 'Make a link for a new password',
  resetLinkHint:
    'A link with which the person chooses a new password within an hour. Sessions are ended when they choose it.',
  inviteAgain: 'Invite again',
  inviteAgainHint: 'A link with which the person chooses the first password within seven days.',
  showLink: 'Show the link, without e-mail',
  removeFactorsHint:
    'Only for somebody who lost the device and the codes. Make sure first, by phone or in person, that it is really they who ask.',
  removeFactors: 'Remove second step',
  app: 'authenticator app',
  passkeys: (count: number) => (count === 1 ? '1 passkey' : `${count} passkeys`),
  noFactors: 'none',
  enable: 'Enable account',
  disable: 'Disable account',
  disableHint:
    'People with a disabled account can no longer sign in; what they wrote stays in the history under their name.',
  copyNow: 'Copy it now: it is not shown again.',

  invitationTitle: 'Invitation',
  resetTitle: 'Link for a new password',
  invitationWords: 'this is your invitation to edit the content',
  resetWords: 'this link lets you choose a new password',
  until: (date: string) => `It works once, until ${date}.`,
  sent: (email: string) => `The link was sent to ${email}.`,
  waiting:
    'The mail server did not take the message. It will be sent again until it is taken; if you do not want to wait, use this link.',
  handOver: (name: string) => `Give this link to ${name} in a way that nobody else sees:`,
  copyLink: 'Copy the link',
  whatsApp: 'Send by WhatsApp',
  notAgain: (until: string) => `${until} It is not shown again.`,
};

/** Whose sign-in takes a second step. */
export const policy = {
  require: 'Require a second step of',
  hint: 'People without a second step are signed out now, and set one up when they sign in again. Programs use tokens and are not affected.',
  nobody: 'no account',
  ready: (count: number, all: number) => `${count} of ${all} ${all === 1 ? 'account has' : 'accounts have'} one`,
};

/** Tokens of programs. */
export const tokens = {
  hint: 'Each program that reads or writes content uses a token of its own.',
  none: 'No tokens.',
  create: 'Create token',
  created: 'Token created',
  copy: 'Copy the token',
  tokenOf: (label: string) => `Token of ${label}:`,
  label: 'Name of the program',
  program: 'Program',
  rights: 'Rights',
  like: (role: string) => `As ${role}`,
  onlyGrants: 'Only those described below',
  grants: 'Rights described',
  grantsHint: (example: string, permissions: string) =>
    html`One a line: permissions, a colon and a GROQ filter, such as <code>${example}</code>. Permissions:
      ${permissions}.`,
  createdAt: 'Created',
  action: 'Action',
  revoke: 'Revoke',
};
