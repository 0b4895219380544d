import type { LanguageModelUsage } from 'ai'

/** The tokens of one answer: input read anew, input that the provider had cached, and output with its thoughts. */
export interface Usage {
  readonly input: number
  readonly cached: number
  readonly output: number
}

/** In English a token is some four letters, in other scripts fewer of more bytes each. */
const BYTES_PER_TOKEN = 4

/** What is known of an answer at its end. */
export interface Ending {
  /** Whether anything came of it: before that nobody charges for it. */
  isBegun: boolean
  /** Whether its writer ended it where it wanted to. */
  isWhole: boolean
  /** Null until its provider tells. */
  usage: Usage | null
  sentBytes: number
}

/** Says what an answer took, estimated where nobody has told it; null where it took nothing. */
export function readTaken({ isBegun, usage, sentBytes }: Ending, text: string): Usage | null {
  if (usage || !isBegun) return usage
  const [input, output] = [sentBytes, Buffer.byteLength(text)].map((bytes) =>
    Math.ceil(bytes / BYTES_PER_TOKEN),
  )
  return { input: input ?? 0, cached: 0, output: output ?? 0 }
}

/** Reads what a provider tells; null where it tells nothing. */
export function readUsage({
  inputTokens,
  outputTokens,
  inputTokenDetails,
}: LanguageModelUsage): Usage | null {
  if (!inputTokens && !outputTokens) return null
  const cached = Math.min(inputTokenDetails.cacheReadTokens ?? 0, inputTokens ?? 0)
  return { input: (inputTokens ?? 0) - cached, cached, output: outputTokens ?? 0 }
}
