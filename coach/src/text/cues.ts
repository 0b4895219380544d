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
  const pattern = parts
    .map((part) => {
      if (part === '...') return `(?:\\S+ ){0,${GAP}}`
      const either = part.split('|').join('|')
      return `(?:(?:${either})=\\S* |\\S*=(?:${either}) )`
    })
    .join('')
  return {
    pattern: new RegExp(`${cue.startsWith('^') ? '^' : '(?:^|(?<= ))'}${pattern}`, 'u'),
    words: parts.filter((part) => part !== '...').map((part) => part.split('|')),
  }
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

/** True where a sentence holds a cue. */
export const hasCue = ({ text, words }: CueRun, cue: Cue): boolean =>
  // Most cues are out by their words alone, which takes a hundredth of the time.
  cue.words.every((either) => either.some((word) => words.has(word))) && cue.pattern.test(text)
