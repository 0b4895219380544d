import type { Mail } from '../../lib/mail.ts'

/** Writes the mail whose link proves that an address is its reader's. */
export const writeAddressMail = (to: string, publicUrl: string, token: string): Mail => ({
  to,
  subject: 'Is this your address? Confirm it for Lodestar',
  text: [
    'Hello,',
    '',
    'somebody gave this address for a Lodestar account. If that was you, open this page within the next hour:',
    '',
    `${publicUrl}/api/login?verify=${encodeURIComponent(token)}`,
    '',
    'If it was not you, there is nothing to do: without this link the address is not confirmed.',
    '',
    'Lodestar',
    '',
  ].join('\n'),
})

/** Writes the mail that tells the address of an account that another one has been asked for. */
export const writeAddressAskedMail = (to: string): Mail => ({
  to,
  subject: 'Somebody wants to change the address of your Lodestar account',
  text: [
    'Hello,',
    '',
    'somebody who is signed in to your Lodestar account has asked for it to have another email address. That one has been sent a link; until the link is opened, nothing changes.',
    '',
    'If that was you, there is nothing to do. If it was not, choose a new password now: that makes the link void and signs everybody out.',
    '',
    'Lodestar',
    '',
  ].join('\n'),
})

/** Writes the mail that tells the address an account had until now that it has another one. */
export const writeAddressChangedMail = (to: string): Mail => ({
  to,
  subject: 'Your Lodestar account has another address now',
  text: [
    'Hello,',
    '',
    'your Lodestar account signs in with another email address from now on, as was asked for in it. This one gets no more mail.',
    '',
    'If that was not you, write to whoever runs this server: they can see when it was done.',
    '',
    'Lodestar',
    '',
  ].join('\n'),
})
