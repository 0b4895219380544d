import type { Relation } from '../playbooks/playbook.ts'

const words = (relation: Relation, list: string): [string, Relation][] =>
  list.split(' ').map((word) => [word, relation])

/** What leaders call the people around them, with who that is to the leader. */
export const ROLES: ReadonlyMap<string, Relation> = new Map([
  ...words(
    'boss',
    'boss manager director ceo cfo cto coo vp head superior chief chair chairman chairwoman president principal supervisor owner founder',
  ),
  ...words(
    'report',
    'report deputy assistant engineer developer designer analyst nurse technician associate junior apprentice trainee intern subordinate employee accountant teacher clerk driver foreman chef cook waiter bartender cashier teller salesperson rep consultant paralegal lawyer solicitor secretary coordinator specialist operator mechanic electrician plumber worker hire starter programmer tester writer editor researcher resident lead scheduler planner buyer caseworker',
  ),
  ...words('peer', 'colleague peer counterpart coworker co-worker partner cofounder co-founder'),
  ...words(
    'team',
    'team group staff crew department squad ward kitchen unit people employees engineers nurses developers reports colleagues drivers',
  ),
  ...words('other', 'client customer supplier vendor board investor parent patient union hr'),
])

/** Capitalized words that are not people. */
export const NOT_NAMES: ReadonlySet<string> = new Set(
  (
    'i old young poor dear little big half others most some many both each everything something monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september ' +
    'october november december christmas easter thanksgiving ramadan eid diwali hanukkah passover pentecost slack teams zoom excel jira github google microsoft outlook powerpoint email ' +
    'hr it qa q1 q2 q3 q4 pr ceo cfo cto coo vp ok okay english german french polish spanish italian turkish portuguese russian arabic dutch danish swedish norwegian finnish greek czech romanian hungarian ukrainian bulgarian serbian croatian hindi urdu chinese japanese korean vietnamese tagalog european american london berlin paris york ' +
    'sbi grow kpi okr thanks thank hello hi hey yes no please well so now then today tomorrow yesterday sorry sure maybe also ' +
    'who what when where why how he she they we you it this that there here my our the a an if but and or because although last next every two three one some both all nobody ' +
    'alright righto right bro mate bye goodbye ciao cheers aray ouch oops ha haha hmm yeah yep nah nope wow oh ah ok ' +
    'human resources pal mam lass lassie auld tother lane ward bosun freelance gaffer missus hubby cegep linkedin minibus ninang manger ' +
    'ja aye nay yup nee nein oui ach aha bah er eh gosh hm jeez mm phew tja uh um bravo touché amen ' +
    'management head office gdpr api crm erp sales marketing finance engineering operations legal product support everyone everybody nobody someone mr mrs ms miss dr sir madam herr frau'
  ).split(' '),
)

/** What people feel, show or lack, with which a sentence begins, and by which nobody is called. */
export const QUALITIES: ReadonlySet<string> = new Set(
  (
    'irony empathy sympathy apathy antipathy sarcasm cynicism humour humor banter mockery flattery gossip guilt shame blame pity envy spite malice tact rigour rigor ' +
    'candour candor valour courage bravery cowardice boredom fatigue burnout stress exhaustion panic dread grief sorrow remorse regret contempt disdain disgust scorn awe praise ' +
    'gratitude attitude solitude aptitude modesty humility vanity arrogance pride ego anger fury rage wrath temper sulks tears laughter smiles shouts ' +
    'optimism pessimism realism perfectionism favouritism favoritism fatalism defeatism stoicism pragmatism heroism egoism altruism criticism sexism racism ' +
    'morale rapport trust distrust mistrust doubt hurry haste speed pressure leisure closure pace rhythm clarity brevity diplomacy bureaucracy hierarchy autonomy accuracy ' +
    'rivalry jealousy bullying loyalty honesty treachery betrayal revenge pardon mercy'
  ).split(' '),
)

/** Words before a name that say what somebody is, and are no part of what they are called by; beside `NOT_NAMES` and `ROLES`. */
export const TITLES: ReadonlySet<string> = new Set(
  (
    'monsieur madame señor señora don doña dona pan pani barr barrister eng engr arch adv prof professor captain capt sergeant sgt lieutenant lt corporal lance ' +
    'colonel col general gen major commander private constable pc officer inspector pastor reverend rev padre brother sister matron coach uncle auntie aunt ' +
    'guest tenant student pupil minister bishop imam rabbi licenciado ingeniero maestro maestra dear platoon section'
  ).split(' '),
)

/** Words after which somebody is called by their name: "sorry Rosário", "Ah Siobhán". */
export const CALLED_AFTER: ReadonlySet<string> = new Set(
  'sorry thanks yes no hello hi hey please ah oh look listen but well okay ok morning'.split(' '),
)

/** What says of whom it stands beside whether they are a woman or a man. */
export const SAID_OF: ReadonlyMap<string, 'she' | 'he'> = new Map([
  ...'mrs ms miss frau madame señora doña dona pani sister matron auntie aunt girl woman lady daughter mother wife waitress'
    .split(' ')
    .map((word) => [word, 'she'] as const),
  ...'mr herr monsieur señor don pan padre brother uncle boy man guy bloke lad son father husband waiter'
    .split(' ')
    .map((word) => [word, 'he'] as const),
])
