/** Words and marks that some rule of ours looks for, alone and in the company in which it looks further. */
export const UNITS: readonly string[] = [
  ...[
    'monday ',
    'by monday ',
    'next week ',
    'tomorrow at 3 ',
    'on 3 May ',
    'the 2nd ',
    'in 2 days ',
    '12/12/2026 ',
    'Mon ',
  ],
  ...[
    'I ',
    'he ',
    'Marco ',
    'Marco said ',
    'my boss ',
    'your deputy and ',
    'Ana, Ben and ',
    'nobody ',
    'she told me that ',
  ],
  ...[
    'not ',
    'never ',
    "don't ",
    'was going to ',
    'had to ',
    'have been ',
    'because ',
    'but ',
    'so that ',
    'if ',
    'and then ',
  ],
  ...[
    'feel ',
    'angry ',
    'afraid of ',
    'tired, ',
    'hate ',
    'kill ',
    'hit me ',
    'want to die ',
    'touch ',
    'sue ',
  ],
  ...[
    'what do I say? ',
    'why? ',
    'how ',
    'please ',
    'could you ',
    'sorry ',
    'thanks ',
    'you always ',
    'you never ',
    'just ',
  ],
  ...[
    '"a" ',
    "'a ",
    '(',
    ')',
    '[',
    '<b>',
    '**',
    '_',
    '- ',
    '; ',
    ', ',
    '. ',
    '! ',
    '?',
    '…',
    '—',
    '\n',
    '\t',
    '  ',
    '\u00a0',
  ],
  ...[
    'a',
    'A',
    'ab ',
    'Aa Bb ',
    '1',
    '1.',
    '1,000 ',
    '50% ',
    '€5 ',
    'a@b.co ',
    'http://a.b ',
    'a-b-',
    "o'",
    'é',
    'ß',
    'あ',
    '😀',
    '\u0301',
    '\u200b',
  ],
  ...[
    'teh ',
    'recieve ',
    'a a ',
    'the the ',
    'is are ',
    'an book ',
    'very very ',
    'in order to ',
    'as soon as possible ',
    'I was wondering if ',
  ],
  ...[
    'D 78 ',
    'INTJ ',
    'Type 4 ',
    '1. Achiever ',
    'Score: 5\n',
    '{"a":1},',
    'Name: A\n',
    'Dominance 78 Influence 41 ',
  ],
  // Writing systems and marks that no rule foresees, words without an end, deep brackets, short lines.
  ...[
    '\ud800',
    '\udc00',
    'e\u0301\u0302\u0303',
    '\u202eab',
    'שלום ',
    'مرحبا',
    '\u200d👩‍💻',
    '\ufdfa',
    '((((',
    '{[(<',
    'a\n',
    '.\n\n',
  ],
  ...[
    'http://',
    'a.b',
    '1111',
    'AAAA',
    '____',
    '“a ',
    "'a ",
    '`',
    '>a\n',
    'type    ',
    'primary    ',
    '8w7 ',
    'so, ',
  ],
]

let count = 0
/** A text of a length that no reader has read before: what has been read is remembered. */
export function fill(unit: string, length: number): string {
  count += 1
  return `${count} ${unit.repeat(Math.ceil(length / unit.length))}`.slice(0, length)
}

/** A text that may be slow: what is repeated, up to a length in characters. */
export interface SlowText {
  readonly unit: string
  /** CPU time in ms at the length it was tried with. */
  readonly ms: number
}

/** Makes the same choices every time. */
function createChance(seed = 7) {
  let state = seed
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

/** CPU time in ms that one run takes, in all threads: some readers have one of their own. */
async function timeOnce(run: (text: string) => unknown, text: string): Promise<number> {
  const before = process.cpuUsage()
  await run(text)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/** The median of three runs, each with a text of its own. */
async function timeOf(run: (text: string) => unknown, unit: string, length: number): Promise<number> {
  const times: number[] = []
  for (let at = 0; at < 3; at += 1) times.push(await timeOnce(run, fill(unit, length)))
  return times.toSorted((one, other) => one - other)[1] ?? 0
}

/**
 * Searches the slowest texts: tries every unit, then joins and changes those that took longest, again and again.
 *
 * @param run reads a text in this thread.
 * @param rounds how often the slowest are changed.
 * @param words what is tried besides: the vocabulary of our own rules.
 * @returns the slowest first, each timed at `length` characters.
 */
export async function searchSlowest(
  run: (text: string) => unknown,
  { length, rounds, words }: { length: number; rounds: number; words: readonly string[] },
): Promise<SlowText[]> {
  const units = [...UNITS, ...words]
  const keep = 12
  const chance = createChance()
  const pick = <T>(from: readonly T[]) => from[chance(from.length)] as T
  const probe = Math.min(length, 2_000)
  const tried = new Map<string, number>()
  const attempt = async (unit: string) => {
    if (unit && !tried.has(unit)) tried.set(unit, await timeOnce(run, fill(unit, probe)))
  }
  // The first texts pay for compiling the code.
  for (let warm = 0; warm < 20; warm += 1) await run(fill(pick(units), probe))
  for (const unit of units) await attempt(unit)
  const slowest = () => [...tried].toSorted(([, one], [, other]) => other - one).slice(0, keep)
  for (let round = 0; round < rounds; round += 1) {
    const [unit] = pick(slowest())
    const other = chance(2) ? pick(units) : pick(slowest())[0]
    const cut = chance(unit.length)
    await attempt(
      pick([
        unit + other,
        other + unit,
        unit.slice(0, cut) + other + unit.slice(cut),
        unit.toUpperCase(),
        unit.slice(cut),
      ]),
    )
  }
  const timed: SlowText[] = []
  for (const [unit] of slowest()) timed.push({ unit, ms: await timeOf(run, unit, length) })
  return timed.toSorted((one, other) => other.ms - one.ms)
}

/** A text of an ordinary person, to hold the others against. */
export const ORDINARY =
  'Marco keeps interrupting Ana in our planning meetings and she has gone quiet. I told him last week, and he laughed. On Thursday we present to the board, and I need both of them. '

/** How a reader's time grows: CPU ms for a text repeated to each length. */
export async function measureGrowth(
  run: (text: string) => unknown,
  unit: string,
  lengths: readonly number[],
): Promise<number[]> {
  const times: number[] = []
  for (const length of lengths) times.push(await timeOf(run, unit, length))
  return times
}
