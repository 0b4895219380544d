import { foldText } from './language.ts'

/** Says where in a folded sentence a pattern first occurs, as the places of its first letter and behind its last; null where it does not. */
export type Find = (sentence: string) => { readonly start: number; readonly end: number } | null

/** How a language is written: with blanks between words, or without. */
export type Script = 'words' | 'signs'

// Folded text of the languages with blanks is written in these letters; plain classes compile ten times as fast as those of Unicode.
const BLANK = '[^a-z0-9]+'
const WORD = '[a-z0-9]+'
const GAPS: Readonly<Record<Script, Readonly<Record<string, string>>>> = {
  words: { '..': `(?:${WORD}${BLANK}){0,4}`, '...': `(?:${WORD}${BLANK}){0,8}` },
  signs: { '..': '.{0,7}', '...': '.{0,16}' },
}

/**
 * Reads a pattern: words one after the other, `..` for up to four words between (seven signs), `...` for up to eight (sixteen),
 * `a|b` or `(a b|c)` for a choice, `word?` for what may be missing, `beginning*`, `{list}`. Accents and case do not count.
 *
 * @throws RangeError where a list is unknown.
 */
export function readPattern(
  notation: string,
  script: Script,
  lists: Readonly<Record<string, string>> = {},
): Find {
  const source = tokenize(expand(notation, lists)).map((token) => writeStep(foldText(token), script))
  const [start, end] = script === 'words' ? ['(?<![a-z0-9])', '(?![a-z0-9])'] : ['', '']
  const expression = new RegExp(`${start}${joinSteps(source, script)}${end}`, 'u')
  return (sentence) => {
    const match = expression.exec(sentence)
    return match ? { start: match.index, end: match.index + match[0].length } : null
  }
}

const expand = (notation: string, lists: Readonly<Record<string, string>>): string =>
  notation.replace(/\{([a-z]+)\}/g, (_, name: string) => {
    const list = lists[name]
    if (list === undefined) throw new RangeError(`no list is called {${name}}`)
    return `(${list})`
  })

/** Splits at blanks outside of brackets. */
function tokenize(notation: string): string[] {
  const tokens = ['']
  let depth = 0
  for (const sign of notation.trim()) {
    if (sign === '(') depth += 1
    if (sign === ')') depth -= 1
    if (sign === ' ' && depth === 0) tokens.push('')
    else tokens[tokens.length - 1] += sign
  }
  return tokens.filter((token) => token !== '')
}

interface Step {
  readonly source: string
  readonly kind: 'gap' | 'optional' | 'word'
}

function writeStep(token: string, script: Script): Step {
  const gap = GAPS[script][token]
  if (gap !== undefined) return { source: gap, kind: 'gap' }
  if (script === 'signs')
    return {
      source: `(?:${token
        .replaceAll(/\.{3}(?!\{)/g, GAPS.signs['...'] ?? '')
        .replaceAll(/\.{2}(?![{\d])/g, GAPS.signs['..'] ?? '')
        .replaceAll('(', '(?:')})`,
      kind: 'word',
    }
  const isOptional = token.endsWith('?')
  const choice = (isOptional ? token.slice(0, -1) : token)
    .replaceAll('*', '[a-z]*')
    .replaceAll('(', '(?:')
    .replaceAll(' ... ', `${BLANK}${GAPS.words['...']}`)
    .replaceAll(' .. ', `${BLANK}${GAPS.words['..']}`)
    .replaceAll(' ', BLANK)
  return { source: `(?:${choice})`, kind: isOptional ? 'optional' : 'word' }
}

function joinSteps(steps: readonly Step[], script: Script): string {
  const blank = script === 'words' ? BLANK : ''
  const lastWord = steps.findLastIndex(({ kind }) => kind === 'word')
  return steps
    .map(({ source, kind }, at) => {
      if (kind === 'gap') return at > lastWord ? '' : source
      if (kind === 'optional') return at > lastWord ? '' : `(?:${source}${blank})?`
      return at < lastWord ? `${source}${blank}` : source
    })
    .join('')
}
