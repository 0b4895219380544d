import type { Form } from '../../playbooks/form.ts'
import type { Library } from '../../playbooks/library.ts'
import type { Happening, Playbook, Speech, SpeechAct } from '../../playbooks/playbook.ts'
import { mark } from '../../text/said-lines.ts'
import type { Heard } from '../listen/listen.ts'
import type { State } from '../session/state.ts'
import { FORM } from '../words-thresholds.ts'

/** What a request can say in so many words that words are for. */
type NamedAct = 'invite' | 'apologize' | 'refuse' | 'praise' | 'tell-group'

/** What in a request says what the words are for; the first that is found. */
const ASKED: readonly (readonly [NamedAct, RegExp])[] = [
  [
    'invite',
    /\b(?:get|ask) (?:him|her|them) to (?:meet|come|sit down)\b|\b(?:to|can) meet me\b|\binvit(?:e|ation)\b/i,
  ],
  [
    'apologize',
    /\b(?:apolog\w+|take back (?:what|my)\b|take (?:it|that|this) back\b(?=[^.?!]*\b(?:said|promis))|sorry (?:to|for)|say(?:ing)? (?:i(?:'|’)?m )?sorry|make it right)\b/i,
  ],
  [
    'refuse',
    /\b(?:(?<!allowed to )(?<!can )say(?:ing)? no\b|(?:the|a|my) no\b(?!\.|-| longer| more)|tell (?:him|her|them|\w+) no|turn (?:it |him |her |them )?down|refuse|decline)\b/i,
  ],
  [
    'praise',
    /\b(?:thank (?:him|her|them|(?:my|our) \w+)|(?<!\b(?:no|not|without) (?:a )?)praise(?! sandwich)|well done|credit)\b/i,
  ],
  [
    'tell-group',
    /\b(?:to|tell) (?:(?:the|my) (?:team|others|crew|group|shift|staff|guys|lads|girls|men|people)|all|everyone|everybody|(?:\d+|\w+een|\w+ty|eleven|twelve|[a-z]+) (?:guys|men|people|women|of them))\b|\bstand[- ]?up\b|\bin front of (?:everyone|everybody|them all)\b/i,
  ],
]
/** What the words mostly are for in a situation; in all others they open a talk. */
const BY_SITUATION: Readonly<Record<string, SpeechAct>> = {
  'giving-feedback': 'correct',
  underperformance: 'correct',
  accountability: 'correct',
  'difficult-star': 'correct',
  lateness: 'correct',
  misconduct: 'correct',
  'bad-news': 'bad-news',
  'pay-and-promotion': 'bad-news',
  'letting-go': 'dismiss',
  recognition: 'praise',
  apologizing: 'apologize',
  'illness-and-grief': 'console',
  'return-from-leave': 'welcome-back',
  'managing-up': 'ask',
  'influencing-peers': 'ask',
  'overload-and-burnout': 'ask',
  'clients-and-parents': 'boundary',
  'being-undermined': 'boundary',
  'leading-change': 'tell-group',
}

/** Of four requests for words in such a situation one was for these: they are given where a request says so. */
const ONLY_WHEN_ASKED = new Set<SpeechAct>(['console', 'welcome-back', 'tell-group'])

/** What a request says in so many words that the words are for. */
const findNamed = (text: string): NamedAct | undefined =>
  ASKED.find(([, pattern]) => {
    const found = pattern.exec(text)
    return found !== null && !NOT_ASKED.test(text.slice(0, found.index))
  })?.[0]
/** In the same clause before it: what is not wanted, or what others can't do. */
const NOT_ASKED = /(?:\b(?:not|never|nor|without|no|cannot|cant|dont|wont)\b|n['’]t\b)[^.!?;:,]{0,60}$/i

/** Chooses what words to say are for: what is asked for, else what the situation mostly needs. */
export function chooseSpeech(
  { text, tellsOfDismissal, speech, matter }: Pick<Heard, 'text' | 'tellsOfDismissal' | 'speech' | 'matter'>,
  { playbook, hasConduct }: { playbook: Playbook | undefined; hasConduct: boolean },
  { speeches }: Pick<Library, 'speeches'>,
): Speech | null {
  const asked = findNamed(text)
  // Another matter is not what the situation in hand needs.
  const ofSituation = BY_SITUATION[playbook?.key ?? ''] ?? (hasConduct ? 'correct' : 'open')
  const ofMatter = ONLY_WHEN_ASKED.has(ofSituation) ? 'open' : ofSituation
  const usual = matter === 'new' ? 'ask' : ofMatter
  const act = asked ?? (usual === 'open' ? speech?.key : undefined) ?? usual
  const said = act === 'dismiss' && !tellsOfDismissal ? 'open' : act
  return speeches.find(({ key }) => key === said) ?? null
}

/** What is known around words that are made of the leader's own sentences. */
export interface AroundWords extends Pick<Library, 'around' | 'speeches'> {
  /** What the words are for, where it is known: what is tapped, what a request says in so many words, or what is likely. */
  readonly form: Form | null
  /** What else they may be for. */
  readonly otherForms: readonly Form[]
}

/** The form of words that a request names. */
const FORM_OF: Readonly<Record<NamedAct, string>> = {
  invite: 'ask-for-talk',
  apologize: 'apologize',
  refuse: 'refuse',
  praise: 'thank',
  'tell-group': 'tell-group-news',
}

/** Said where nobody has decided anything, these hurt or bind: a rule, bad news, the end, a warning, a limit. */
const HARMS = new Set(['tell-group-rule', 'bad-news', 'dismiss', 'last-warning', 'set-limit'])

/** So many others are offered. */
const MOST_OTHERS = 3

/** Finds what is known around words that are made of the leader's own sentences. */
export function findAroundWords(
  { text, form: tapped, excerpts }: Pick<Heard, 'text' | 'form' | 'excerpts'>,
  { around, speeches, forms }: Pick<Library, 'around' | 'speeches' | 'forms'>,
): AroundWords {
  const ranked = (excerpts?.whole.form ?? []).flatMap(({ key, chance }) => {
    const form = forms.find((each) => each.key === key)
    return form ? [{ form, chance }] : []
  })
  const named = findNamed(excerpts?.request ?? text)
  const asked = ranked.find(
    ({ form, chance }) => named && form.key === FORM_OF[named] && chance >= FORM.named,
  )
  const [likeliest] = ranked
  const isFirst = likeliest?.form.key === excerpts?.whole.form[0]?.key
  const isLikely =
    isFirst && likeliest && likeliest.chance >= (HARMS.has(likeliest.form.key) ? FORM.surely : FORM.likely)
  const form = tapped ?? (isLikely ? likeliest : asked)?.form ?? null
  const others = ranked.filter((each) => each.form !== form && each.chance >= FORM.other)
  return { around, speeches, form, otherForms: others.slice(0, MOST_OTHERS).map((each) => each.form) }
}

/** What can be said about something that was told. */
export type ToldWords = NonNullable<Happening['say']>

const SAYS_TO = '\\b(?:to|tell|for|with|ask|text|e-?mail|message|write|address) (?:all (?:of )?)?'
/** Whom words are for, where a request says so; the first that is found. */
const FOR: readonly (readonly [ToldWords['to'], RegExp])[] = [
  [
    'group',
    new RegExp(
      `${SAYS_TO}(?:(?:the|my|our|his|her)(?: whole)? (?:team|others|crew|group|shift|staff|guys|lads|girls|people|ward|class|department)|them all|all of them|everyone|everybody)\\b`,
      'i',
    ),
  ],
  [
    'boss',
    new RegExp(
      `${SAYS_TO}(?:the|my|our) (?:boss|manager|director|owner|chief|chair\\w*|board|principal)\\b`,
      'i',
    ),
  ],
  [
    'outside',
    new RegExp(
      `${SAYS_TO}(?:the|my|our|his|her) (?:clients?|customers?|guests?|parents?|mother|father|suppliers?|patients?|relatives?)\\b`,
      'i',
    ),
  ],
]
/** Acts that a request may name beside which words for another one are the wrong ones. */
const NAMED = new Set<SpeechAct>(['praise', 'invite', 'refuse'])
const SORRY = /\b(?:sorry|apolog\w+|wrong of me|shouldn't have)\b/i

/**
 * Chooses what can be said about what was told in the matter, the latest first, to whom the request says.
 *
 * @param speech what words are asked for.
 * @returns null where nothing of the kind was told.
 */
export function chooseToldWords(
  { text, matter, twist, story }: Pick<Heard, 'text' | 'matter' | 'twist' | 'story'>,
  speech: Speech | null,
  {
    library: { stories, twists },
    state,
  }: { library: Pick<Library, 'stories' | 'twists'>; state: Pick<State, 'usedOfMatter'> },
): ToldWords | null {
  const named = findNamed(text)
  if (named && NAMED.has(named)) return null
  const order = [...state.usedOfMatter]
  const before = [...stories, ...twists]
    .map((unit) => ({ unit, at: order.indexOf(mark(unit.answer)) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => other.at - one.at)
    .map(({ unit }) => unit)
  const told = [twist, story, ...(matter === 'new' ? [] : before)].flatMap((unit) => unit?.say ?? [])
  const isGroup = speech?.key === 'tell-group'
  const whom = isGroup ? 'group' : FOR.find(([, pattern]) => pattern.test(text))?.[0]
  return (
    told.find(({ to, words }) => (!whom || to === whom) && (named !== 'apologize' || SORRY.test(words))) ??
    null
  )
}
