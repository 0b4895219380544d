import { STYLES, type Style, type StyleProfile } from '@lodestar/contract/assessment'
import type { ASSESSMENT_TYPES, ExternalAssessment } from '@lodestar/contract/integrations'
import { PULSE_SCALE, type Pulse } from '@lodestar/contract/pulse'
import type { SkillSource, SkillView, SourceView } from '@lodestar/contract/sources'
import type { TALK_OUTCOMES } from '@lodestar/contract/talk-outcome'
import type { PastSession } from '../insights/history.ts'
import { findSkill } from '../pulse/find-skill.ts'
import { DISAGREEMENTS, REACH, SKILLS } from './skills.data.ts'

/** Everything the sources are read from. */
export interface Sources {
  readonly profile: StyleProfile | null
  /** Imported results, the active ones of each kind. */
  readonly imports: readonly Pick<ExternalAssessment, 'assessmentType' | 'processedResults'>[]
  readonly sessions: readonly Pick<PastSession, 'id' | 'situation' | 'rating' | 'steps' | 'outcomes'>[]
  /** What came of planned conversations, and the session they were planned in. */
  readonly talks: readonly {
    readonly sessionId: string | null
    readonly came: (typeof TALK_OUTCOMES)[number]
  }[]
  /** Newest first. */
  readonly pulses: readonly Pick<Pulse, 'behavior' | 'question' | 'result'>[]
}

/** Fewer say nothing. */
const FEWEST = 3
const [MUCH, LITTLE] = [0.32, 0.15]
const [GOOD_RATING, POOR_RATING] = [4, 2.5]
const [MOST_WENT, FEW_WENT] = [0.7, 0.4]

type Said = Pick<SourceView, 'says' | 'lean'>
const SILENT: Said = { says: null, lean: null }

/** Sets side by side what each source says of each of four skills, and says in one sentence where two disagree. */
export const compareSources = (sources: Sources): SkillView[] =>
  STYLES.map((skill) => {
    const own = sources.sessions.filter(({ situation }) => SKILLS[skill].situations.includes(situation ?? ''))
    const said: [SkillSource, Said][] = [
      ['assessment', readAssessment(sources.profile, skill)],
      ['imports', readImports(sources.imports, skill)],
      ['ratings', readRatings(own)],
      ['outcomes', readOutcomes(own, sources.talks)],
      ['pulse', readPulse(sources.pulses, skill)],
    ]
    const views = said.map(([source, one]) => ({ source, ...one, ...REACH[source] }))
    return { skill, name: SKILLS[skill].name, sources: views, disagreement: findDisagreement(views) }
  })

function readAssessment(profile: StyleProfile | null, skill: Style): Said {
  if (!profile) return SILENT
  const share = profile.shares[skill]
  return {
    says: `You chose it in ${Math.round(share * 100)} % of the situations.`,
    lean: share >= MUCH ? 'strength' : share <= LITTLE ? 'gap' : null,
  }
}

const TESTS: Record<(typeof ASSESSMENT_TYPES)[number], string> = {
  disc: 'DISC',
  myers_briggs: '16 types',
  enneagram: 'Enneagram',
  strengthsfinder: 'Strengths',
}

/** A result points to one way of leading and says nothing against the others. */
function readImports(imports: Sources['imports'], skill: Style): Said {
  if (imports.length === 0) return SILENT
  const naming = imports.map(({ assessmentType, processedResults: { primaryProfile, leadershipStyle } }) => ({
    name: `${TESTS[assessmentType]} (${primaryProfile})`,
    leadershipStyle,
  }))
  const here = naming.filter(({ leadershipStyle }) => leadershipStyle === skill).map(({ name }) => name)
  if (here.length > 0)
    return { says: `People with ${here.join(' and ')} often start from here.`, lean: 'strength' }
  const elsewhere = naming.map(
    ({ name, leadershipStyle }) => `${name} points to “${SKILLS[leadershipStyle].name}”`,
  )
  return { says: `${elsewhere.join(', ')}.`, lean: null }
}

function readRatings(sessions: Sources['sessions']): Said {
  const ratings = sessions.flatMap(({ rating }) => (rating === null ? [] : [rating]))
  if (ratings.length < FEWEST) return SILENT
  const mean = ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length
  return {
    says: `You rated ${ratings.length} sessions about it ${mean.toFixed(1)} of 5.`,
    lean: mean >= GOOD_RATING ? 'strength' : mean <= POOR_RATING ? 'gap' : null,
  }
}

function readOutcomes(sessions: Sources['sessions'], talks: Sources['talks']): Said {
  const ids = new Set(sessions.map(({ id }) => id))
  const came = [
    ...sessions.flatMap(({ steps, outcomes }) =>
      outcomes
        .filter(({ item }) => steps[item]?.origin === 'leader')
        .map(({ outcome }) => outcome === 'done'),
    ),
    ...talks
      .filter(({ sessionId }) => sessionId !== null && ids.has(sessionId))
      .map((talk) => talk.came === 'well'),
  ]
  if (came.length < FEWEST) return SILENT
  const went = came.filter(Boolean).length
  const share = went / came.length
  return {
    says: `Of ${came.length} things that you told, ${went === 0 ? 'none' : went} went as meant.`,
    lean: share >= MOST_WENT ? 'strength' : share <= FEW_WENT ? 'gap' : null,
  }
}

/** A question may ask for the good thing or for what is in its way, so its answer is told and not judged. */
function readPulse(pulses: Sources['pulses'], skill: Style): Said {
  const pulse = pulses.find(
    ({ behavior, question, result }) =>
      result?.average != null && findSkill(`${question} ${behavior}`) === skill,
  )
  if (!pulse?.result?.average) return SILENT
  const { average, people } = pulse.result
  const [below, above] = [PULSE_SCALE[Math.floor(average) - 1], PULSE_SCALE[Math.ceil(average) - 1]]
  const place = below === above ? `“${below}”` : `between “${below}” and “${above}”`
  return { says: `“${pulse.question}” ${people} people or more say ${place}.`, lean: null }
}

/** Doing weighs more than saying, and saying more than liking. */
const WEIGHT: readonly SkillSource[] = ['outcomes', 'assessment', 'imports', 'ratings']

function findDisagreement(views: readonly SourceView[]): string | null {
  const ranked = WEIGHT.flatMap((source) =>
    views.filter((view) => view.source === source && view.lean !== null),
  )
  for (const one of ranked)
    for (const other of ranked) {
      const [strength, gap] = one.lean === 'strength' ? [one, other] : [other, one]
      const meaning = DISAGREEMENTS[`${strength.source}>${gap.source}`]
      if (one.lean !== other.lean && meaning && strength.says && gap.says)
        return `${strip(strength.says)}, yet ${lower(strip(gap.says))}: ${meaning}`
    }
  return null
}

const strip = (sentence: string): string => sentence.replace(/\.$/, '')
const lower = (sentence: string): string => sentence.charAt(0).toLowerCase() + sentence.slice(1)
