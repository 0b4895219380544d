import type { TranscriptReading } from '@lodestar/contract/transcript'

type Read = Omit<TranscriptReading, 'me' | 'next'>
type Next = NonNullable<TranscriptReading['next']>

/** From here on one voice fills the room. */
const MOST_SHARE = 0.5
const MOST_SHARE_OF_TWO = 0.6
const LEAST_SHARE = 0.07
const FEW = 2

/**
 * Names one thing to try next time, from the figures and lines alone: what weighs most comes first, and where nothing stands
 * out that is said.
 *
 * @param me the speaker who is the leader.
 */
export function suggestChange(read: Read, me: string): Next {
  return (
    stopInterrupting(read, me) ??
    talkLess(read, me) ??
    askOpenly(read, me) ??
    askTheQuiet(read, me) ??
    endWithWho(read, me) ?? { advice: NOTHING, line: null }
  )
}

const NOTHING =
  'Nothing stands out: you left room, you asked, and it is clear who does what. Try the same next time with a harder topic.'

function stopInterrupting({ interruptions }: Read, me: string): Next | null {
  const own = interruptions.filter(({ after }) => after.speaker === me)
  const [first] = own
  if (!first || own.length < FEW) return null
  return {
    advice: `You began ${own.length} times before somebody had ended. Next time, when ${first.before.speaker} stops for breath, count to two before you answer.`,
    line: first.before,
  }
}

function talkLess({ speakers }: Read, me: string): Next | null {
  const own = speakers.find(({ name }) => name === me)
  const quietest = speakers.filter(({ name }) => name !== me).at(-1)
  const most = speakers.length > 2 ? MOST_SHARE : MOST_SHARE_OF_TWO
  if (!own || !quietest || own.share <= most) return null
  return {
    advice: `${Math.round(own.share * 100)} % of the talking was yours. Next time, ask ${quietest.name} for their view before you give yours, and wait for the end of it.`,
    line: own.openQuestions[0] ?? null,
  }
}

function askOpenly({ speakers }: Read, me: string): Next | null {
  const own = speakers.find(({ name }) => name === me)
  const [closed] = own?.closedQuestions ?? []
  if (!own || !closed || own.open > 0 || own.closed < FEW) return null
  return {
    advice: `You asked ${own.closed} questions, and each could be answered with a word. Next time, begin one of them with “what” or “how”, and say nothing after it.`,
    line: closed,
  }
}

function askTheQuiet({ speakers }: Read, me: string): Next | null {
  const quiet = speakers.filter(({ name, share }) => name !== me && share < LEAST_SHARE).at(-1)
  if (!quiet || speakers.length < 3) return null
  return {
    advice: `${quiet.name} had ${Math.round(quiet.share * 100)} % of the talking. Next time, ask them one question in the first ten minutes, on something they know best.`,
    line: null,
  }
}

function endWithWho({ steps, decisions }: Read, me: string): Next | null {
  const undated = steps.filter(({ hasDay }) => !hasDay)
  const [first] = undated
  if (first && first.owner !== me)
    return {
      advice: `${undated.length} of ${steps.length} next ${steps.length === 1 ? 'step has' : 'steps have'} no day. Next time, ask “by when?” before you go on, and say it back.`,
      line: first,
    }
  if (steps.length === 0 && decisions.length === 0)
    return {
      advice:
        'No sentence says what was decided or who does what. Next time, keep the last three minutes for “who does what, by when?”, and have each say their own.',
      line: null,
    }
  return null
}
