/** The password of everybody that measurements sign up. */
export const PASSWORD = 'a quiet long passphrase'

/** Creates an account in a running product. @param from the network address it seems to come from. @returns the `cookie` header of its session. */
export async function createAccount(baseUrl: string, from?: string): Promise<string> {
  const reply = await fetch(`${baseUrl}/api/identity/sign-up/email`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: baseUrl,
      ...(from ? { 'x-forwarded-for': from } : {}),
    },
    body: JSON.stringify({
      firstName: 'Ada',
      lastName: 'Okafor',
      email: `ada-${crypto.randomUUID()}@example.com`,
      password: PASSWORD,
      timeZone: 'Europe/Berlin',
    }),
  })
  if (!reply.ok) throw new Error(`No account: ${reply.status} ${await reply.text()}`)
  return reply.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}
