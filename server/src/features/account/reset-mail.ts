import type { Mail } from '../../lib/mail.ts'

/** Writes the mail that lets a person choose a new password. */
export function writeResetMail(to: string, publicUrl: string, token: string): Mail {
  return {
    to,
    subject: 'Choose a new password for Lodestar',
    text: [
      'Hello,',
      '',
      'somebody asked to choose a new password for your Lodestar account. If that was you, open this page within the next hour:',
      '',
      `${publicUrl}/api/login?token=${encodeURIComponent(token)}`,
      '',
      'If it was not you, there is nothing to do: your password stays as it is, and this link stops working by itself.',
      '',
      'Lodestar',
      '',
    ].join('\n'),
  }
}
