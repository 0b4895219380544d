import type { Token } from './nlp.ts'

/** How many words a gap may swallow. */
const GAP = 6
const WORD = "[\\p{L}\\d'-]+"
const CUE = new RegExp(
  `^\\^?(?:${WORD}(?:\\|${WORD})*|\\.\\.\\.)(?: (?:${WORD}(?:\\|${WORD})*|\\.\\.\\.))*$`,
  'u',
)

/** A cue ready to be looked for. */
export interface Cue {
  /** Made when it is first asked for: there are thousands of cues, and most are out by their words alone. */
  readonly pattern: RegExp
  /** Each word that has to be there, as one or the other. */
  readonly words: readonly (readonly string[])[]
}

/** A sentence as cues are looked for in it. */
export interface CueRun {
  /** Each word as it stands and in its base form: "said=say ". */
  readonly text: string
  readonly words: ReadonlySet<string>
}

/** True where a cue is written as `readCue` needs it. */
export const isCue = (cue: string): boolean => CUE.test(cue) && cue === cue.toLowerCase()

/**
 * Makes a cue ready: words in their order, each in its base form for all its forms or as it stands; `a|b` is either word,
 * `...` up to six words between, `^` at the front the start of the sentence. "what if ... cry|tear" is one.
 */
export function readCue(cue: string): Cue {
  const parts = cue.replace(/^\^/, '').split(' ')
  let pattern: RegExp | undefined
  return {
    get pattern() {
      pattern ??= writePattern(parts, cue.startsWith('^'))
      return pattern
    },
    words: parts.filter((part) => part !== '...').map((part) => part.split('|')),
  }
}

function writePattern(parts: readonly string[], isStart: boolean): RegExp {
  const pattern = parts
    .map((part) => (part === '...' ? `(?:\\S+ ){0,${GAP}}` : `(?:(?:${part})=\\S* |\\S*=(?:${part}) )`))
    .join('')
  return new RegExp(`${isStart ? '^' : '(?:^|(?<= ))'}${pattern}`, 'u')
}

const NOT = ['not', 'not'] as const
const SHORTENED = /^(do|does|did|is|was|are|were|has|have|had|could|would|should|ca|wo)n'?t$/
/** "dont" is tagged as "do" and "nt". */
const plain = (word: string) => (/^n'?t$/.test(word) ? 'not' : word.replace(/(?<=.)[.,!?…]+$/, ''))

/** Makes a sentence ready for cues. */
export function asCueRun(tokens: readonly Token[]): CueRun {
  const words = tokens
    .filter(({ pos }) => pos !== 'PUNCT' && pos !== 'SPACE')
    .flatMap(({ lower, lemma }) => {
      const [, verb] = SHORTENED.exec(lower) ?? []
      return verb ? [[verb, verb], NOT] : [[plain(lower), plain(lemma.toLowerCase())]]
    })
  return {
    text: words.map(([said, base]) => `${said}=${base} `).join(''),
    words: new Set(words.flat()),
  }
}

/** False where a cue's words are not all there, so that nothing of them holds it. Takes a hundredth of the time of looking. */
export const mayHold = (words: ReadonlySet<string>, cue: Cue): boolean =>
  cue.words.every((either) => either.some((word) => words.has(word)))

/** True where a sentence holds a cue. */
export const hasCue = ({ text, words }: CueRun, cue: Cue): boolean =>
  mayHold(words, cue) && cue.pattern.test(text)
