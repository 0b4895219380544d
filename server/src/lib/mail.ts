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
/** A person waits who only asks whether it is there. */
const VERIFY_TIMEOUT_MS = 5_000

/** Sends a mail; throws when the mail server refuses it. */
export type SendMail = (mail: Mail) => Promise<void>

const openTransport = (url: string, from: string, timeoutMs: number) =>
  createTransport(
    { url, connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs },
    { from },
  )

/** Makes the sender for a mail server. Connections are opened when there is something to send. */
export function createMailer({ url, from }: { url: string; from: string }): SendMail {
  const transport = openTransport(url, from, TIMEOUT_MS)
  return async (mail) => {
    await transport.sendMail(mail)
  }
}

/** Connects and signs in to a mail server, and sends nothing. @throws Error saying why that cannot be. */
export async function verifyMailServer({ url, from }: { url: string; from: string }): Promise<void> {
  const transport = openTransport(url, from, VERIFY_TIMEOUT_MS)
  await transport.verify().finally(() => transport.close())
}
