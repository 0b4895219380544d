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
  /** How many words of the cue have to be there: the more, the more it tells. */
  readonly words: number
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
    words: parts.filter((part) => part !== '...').length,
  }
}

/** "dont" is tagged as "do" and "nt". */
const plain = (word: string) => (/^n'?t$/.test(word) ? 'not' : word.replace(/(?<=.)[.,!?…]+$/, ''))

/** A sentence as cues are looked for in it: each word as it stands and in its base form, "said=say ". */
export const asCueRun = (tokens: readonly Token[]): string =>
  tokens
    .filter(({ pos }) => pos !== 'PUNCT' && pos !== 'SPACE')
    .map(({ lower, lemma }) => `${plain(lower)}=${plain(lemma.toLowerCase())} `)
    .join('')
