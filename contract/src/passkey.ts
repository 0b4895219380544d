import * as z from 'zod/mini'
import { storable } from './primitives.ts'

/** Bytes in base64url, as devices write them. Certificates of some devices take kilobytes. */
const Bytes = z.string().check(z.regex(/^[\w-]+$/), z.maxLength(20_000), storable)
const Credential = { id: Bytes, rawId: Bytes, type: z.literal('public-key') }

/** What a browser asks a device, in the JSON form of Web Authentication (level 3, 5.1.8 and 5.1.9). */
export const PasskeyQuestion = z.object({ options: z.record(z.string(), z.unknown()) })

/** What a device answers when it has made a passkey. */
export const NewPasskeyAnswer = z.object({
  ...Credential,
  response: z.object({
    clientDataJSON: Bytes,
    attestationObject: Bytes,
    transports: z.optional(z.array(z.string().check(z.regex(/^[\w-]{1,20}$/))).check(z.maxLength(10))),
  }),
})

/** What a device answers to sign somebody in. */
export const PasskeyAnswer = z.object({
  ...Credential,
  response: z.object({
    clientDataJSON: Bytes,
    authenticatorData: Bytes,
    signature: Bytes,
    userHandle: z.optional(Bytes),
  }),
})
