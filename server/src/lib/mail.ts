import { createTransport } from 'nodemailer'

/** One plain-text mail. */
export interface Mail {
  to: string
  subject: string
  text: string
}

/** Sends a mail; throws when the mail server refuses it. */
export type SendMail = (mail: Mail) => Promise<void>

/** Makes the sender for a mail server. Connections are opened when there is something to send. */
export function createMailer({ url, from }: { url: string; from: string }): SendMail {
  const transport = createTransport(url, { from })
  return async (mail) => {
    await transport.sendMail(mail)
  }
}
