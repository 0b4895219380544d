import { HAPPENED } from '../carries.data.ts'
import { carries, isPadding } from '../carries.ts'
import { LENGTHY } from '../change-draft.data.ts'
import { countWords, type MessageText, readMessage, type Sentence } from '../message-text.ts'
import { REMARKS } from '../register-words.data.ts'
import { applyChanges } from '../rewrite/rewrite-message.ts'
import { swap } from '../swap.ts'
import { apologizeOnce } from './apologize-once.ts'
import { type Changed, quote } from './changed.ts'
import { closeGaps } from './close-gaps.ts'
import { RETREATS } from './firmer.data.ts'
import { ASIDES, DETOURS } from './shorter.data.ts'

/** A sentence that leans on the one before it. */
const LEANS =
  /^(?:but|which|that|this|these|those|it|its|they|them|their|he|his|she|her|both|neither|either|there for|for (?:this|that|example)|as a result|the (?:same|other|others|former|latter|reason))\b/i
/** Fewer words than this share, or than so many, are no shorter message. */
const WORTH = { share: 0.06, words: 4 } as const
/** A sentence of more words hides what is wanted. */
const ENDLESS = 60
/** So many sentences are named that may be spared. */
const MOST_NAMED = 2

const bodyOf = ({ sentences }: MessageText) => sentences.filter(({ part }) => part === 'body')

/** Lists the sentences that only pad, on which none behind them leans; something is always left. */
function listPadding(message: MessageText): Sentence[] {
  const body = bodyOf(message)
  const out = body.filter((sentence, at) => {
    const next = body[at + 1]
    const isHeld = sentence.text.endsWith(':') || (next !== undefined && LEANS.test(next.text))
    const isSaid = body.slice(0, at).some(({ text }) => text.toLowerCase() === sentence.text.toLowerCase())
    return isSaid || (!isHeld && isPadding(message.text, sentence))
  })
  return out.length < body.length ? out : []
}

/** Names what its writer may do without, where nothing could be left out for them. */
function adviseOn(message: MessageText): string[] {
  const body = bodyOf(message)
  const endless = body.find(({ words }) => words > ENDLESS)
  if (endless) return [REMARKS.endless(quote(endless.text), endless.words)]
  const light = body
    .slice(1)
    .filter((sentence) => !carries(message.text, sentence) && !HAPPENED.test(sentence.text))
  return light.length === 0 || body.length < 4
    ? []
    : [REMARKS.maySpare(light.slice(0, MOST_NAMED).map(({ text }) => quote(text)))]
}

/** Writes a message in fewer words: without padding, asides and long-winded phrases, and with everything it carries. */
export function shortenMessage(given: string, mended: string): Changed {
  const plain = apologizeOnce(swap(mended, [...DETOURS, ...RETREATS, ...ASIDES, ...LENGTHY], true))
  const message = readMessage(plain)
  const out = listPadding(message)
  const edits = out.map(({ start, end }) => ({ start, end, replacement: '' }))
  const text = edits.length > 0 ? closeGaps(applyChanges(plain, edits)) : plain
  const saved = countWords(given) - countWords(text)
  const isWorth =
    saved >= WORTH.words && saved >= WORTH.share * countWords(given) && text.length < given.length
  if (!isWorth) return { text: given, remarks: adviseOn(readMessage(given)) }
  return { text, remarks: out.map(({ text: said }) => REMARKS.outForLength(quote(said))) }
}
