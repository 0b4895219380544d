import { createHmac, timingSafeEqual } from 'node:crypto'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { Case } from '@lodestar/contract/case'
import { Message } from '@lodestar/contract/coaching'
import * as z from 'zod/mini'

/** A conversation that nobody but the browser keeps. */
const Talk = z.object({ messages: z.array(Message).check(z.minLength(2)), case: Case })
export type Talk = z.infer<typeof Talk>

/** Writes a conversation so that it can be handed to the browser and believed when it comes back. */
export function sealTalk(secretKey: string, talk: Talk): string {
  const written = deflateRawSync(JSON.stringify(talk)).toString('base64url')
  return `${written}.${sign(secretKey, written)}`
}

/** Reads a conversation that was sealed here; null for anything else, and for one that an older version has sealed otherwise. */
export function openTalk(secretKey: string, sealed: string): Talk | null {
  const [written = '', signature = ''] = sealed.split('.')
  const [given, right] = [Buffer.from(signature), Buffer.from(sign(secretKey, written))]
  // What is not ours is not unpacked: a few bytes can hold gigabytes.
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null
  const talk = Talk.safeParse(JSON.parse(inflateRawSync(Buffer.from(written, 'base64url')).toString()))
  return talk.success ? talk.data : null
}

const sign = (secretKey: string, written: string): string =>
  createHmac('sha256', secretKey).update(`visitor-talk ${written}`).digest('base64url')
