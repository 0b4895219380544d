const words = (list: string): ReadonlySet<string> => new Set(list.split(' '))

/** Verbs, in their basic form, by which words are told of somebody. */
export const SPEECH = words(
  'say tell mention write admit explain describe claim swear text email report ask warn agree',
)

/** Verbs, in their basic form, by which somebody binds, sets against or settles something: a coach can know it only from the leader. */
export const BINDING = words(
  'promise threaten offer complain confirm announce refuse deny insist approve reject sign apply apologise apologize resign vow pledge quit hire fire file',
)

/** A kind of what nobody can know of a person who has not been told. */
export interface PrivateKind {
  /** What tells of it, in the basic form. */
  readonly words: ReadonlySet<string>
  /** Whoever has said one of these has told of it: the same, and words that may mean it. */
  readonly evidence: ReadonlySet<string>
}

const kind = (list: string): PrivateKind => {
  const [own = '', more = ''] = list.split(' | ')
  return { words: words(own), evidence: words(`${own} ${more}`) }
}

/** Kinship and household, health, hardship, trouble and strong feelings; a kind a line. */
export const PRIVATE: readonly PrivateKind[] = [
  'husband fiancé boyfriend ex-husband widower | spouse marriage marry married partner divorced divorce wedding',
  'wife fiancée girlfriend ex-wife widow | spouse marriage marry married partner divorced divorce wedding',
  'spouse marriage marry divorce divorced wedding | husband wife married partner',
  'son boy grandson stepson | child kid baby twin family',
  'daughter girl granddaughter | child kid baby twin family',
  'child kid baby toddler twin grandchild | son daughter boy girl family',
  'mother mum mom mama grandmother stepmother | parent family',
  'father dad papa grandfather stepfather | parent family',
  'parent | mother mum mom father dad family',
  'brother | sibling family',
  'sister | sibling family',
  'cousin uncle aunt nephew niece sibling | brother sister family',
  'ill sick illness disease cancer arthritis diagnosis diagnose hospital surgery operation depressed depression burnout burnt-out burned-out anxiety migraine disability stroke dementia therapy therapist doctor medication | treatment recover health leave sick',
  'die dead death funeral bereavement grief mourn bury | lose late pass gone',
  'pregnant pregnancy maternity paternity',
  'drunk alcohol alcoholic addict addiction addicted gamble gambling rehab drinker drinks drank',
  'debt loan bankrupt mortgage',
  'quit resign resignation retirement recruiter headhunter | leave leaving notice gone',
  'lawyer court sue lawsuit police tribunal solicitor',
  'jealous jealousy envy envious',
  'resent resentment grudge hate hatred despise',
  'humiliate humiliated humiliation',
  'cry weep sob | tears tear',
  'lover',
  'blackmail ultimatum threat threaten',
  'lonely loneliness',
  'cheat steal fraud theft forge',
  'promotion promote demote demotion',
  'angry anger furious livid rage | mad annoyed irritated frustrated upset shout yell scream snap fume rant temper angrily',
  'terrified panic | fear dread worry afraid scared nervous anxious risk',
  'disappointed disappointment | hope expect let',
  'overwhelmed | much drown cope swamped',
  'miserable unhappy | sad bad',
  'exhausted exhaustion insomnia',
].map(kind)

/** Somebody of a relation, in the basic form: who is there where they are told of. */
export const RELATIVES = words(
  'husband wife spouse fiancé fiancée girlfriend boyfriend son daughter child kid baby toddler mother mum mom father dad parent brother sister cousin uncle aunt nephew niece grandmother grandfather grandson granddaughter',
)

/** Words that add nothing to what was said. */
export const EMPTY = words(
  'truth night morning evening afternoon weekend show second minute hour week month year place stop begin start use hand else own eye mouth thing something anything nothing everything word part time way face half today yesterday tomorrow hard clear clearly early late twice once again already really much more most enough just even still also back here there then now first last next same other only too well never always ever yes no what who how why straight aloud loud exactly themselves yourself himself herself man woman people person somebody someone everybody everyone one two three sentence question answer moment day be have do make get give take go come know see want need mean let put keep ask tell say talk speak hear good better long little big plain kind quite both',
)

/** Verbs, in their basic form, by which a wish or a feeling is told of somebody. */
export const MIND = words('want wish hope fear think believe feel plan intend expect regret enjoy love')
