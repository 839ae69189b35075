/** Everybody's own account. */
export const own = {
  secondStep: 'Second step',
  devices: 'Signed-in devices',
  changePassword: 'Change your password',
  newPassword: 'New password',
  change: 'Change password',
  wrongPassword: 'The current password is wrong.',

  secondStepHint:
    'Besides the password, something that only you have. A stolen password alone is then not enough to sign in.',
  isRequired: 'Your role requires at least one.',
  passkeyTag: 'passkey',
  created: (date: string) => `Created ${date}`,
  used: (date: string) => `, used ${date}`,
  remove: 'Remove',
  removeNamed: (name: string) => `Remove ${name}`,
  app: 'Authenticator app',
  appSet: 'Set up',
  appNotSet: 'Six-digit codes on your phone',
  setUpApp: 'Set up app',
  removeApp: 'Remove authenticator app',
  removePasskey: 'Remove passkey',
  passkey: 'Passkey',
  otherPasskey: 'Another passkey',
  passkeyHint: 'The fingerprint, face or PIN of the device, in place of the password',
  createPasskey: 'Create passkey',
  recoveryCodes: 'Recovery codes',
  newCodes: 'Make new codes',
  codesLeft: (count: number) =>
    count === 0
      ? 'None: make some, so that you can sign in if you lose the device'
      : count === 1
        ? '1 code left'
        : `${count} codes left`,
  keyName: 'Name of the passkey',
  keyNameHint: 'To recognise later which device it belongs to.',
  passkeyLead:
    'The device keeps the passkey and shows it to this site alone. To sign in, a fingerprint, face or PIN is enough.',
  needsScript: 'This browser runs no JavaScript, which passkeys need.',
  codesMade: 'The second step is set up. Keep these codes.',
  kept: 'I kept them, back to my account',
  oldCodesEnd: 'The old codes stop working.',
  removesApp: 'After this, the authenticator app can no longer be used to sign in to this account.',
  removesPasskey: (name: string) =>
    `After this, the passkey “${name}” can no longer be used to sign in to this account.`,
};

/** Where an account is signed in. */
export const sessions = {
  none: 'No open sessions.',
  end: 'End',
  endAll: 'End all sessions',
  thisDevice: 'this device',
  noAddress: 'address not recorded',
  line: (address: string, since: string, last: string) => `${address} · signed in ${since} · last used ${last}`,
  signOutHere: 'Sign out of this device',
  noOthers: 'No other device is signed in to this account.',
  endOthers: 'Sign out of all others',
  since: (device: string, date: string) => `${device}, since ${date}`,
  browserOn: (browser: string, system: string) => `${browser} on ${system}`,
  unknown: 'Unknown',
};
