import { createTransport } from 'nodemailer'

/** One plain-text mail. */
export interface Mail {
  to: string
  subject: string
  text: string
  headers?: Record<string, string>
  /** Names the mail for good (RFC 5322, 3.6.4), in angle brackets; made up where it is missing. */
  messageId?: string
}

/** How long a mail server may take to answer; whoever waits behind it waits as long. */
const TIMEOUT_MS = 15_000

/** Sends a mail; throws when the mail server refuses it. */
export type SendMail = (mail: Mail) => Promise<void>

/** Makes the sender for a mail server. Connections are opened when there is something to send. */
export function createMailer({ url, from }: { url: string; from: string }): SendMail {
  const transport = createTransport(
    { url, connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS },
    { from },
  )
  return async (mail) => {
    await transport.sendMail(mail)
  }
}
