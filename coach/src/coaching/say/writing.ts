import type { Case } from '@lodestar/contract/case'
import type { MessageMetadata } from '@lodestar/contract/coaching'
import type { CoachingPreferences } from '@lodestar/contract/preferences'
import type { GrammarFinding } from '../../communication/analysis.ts'
import type { Moment } from '../../text/dates.ts'
import type { Plan } from '../decide/decide.ts'
import type { Heard } from '../listen/listen.ts'
import type { State } from '../session/state.ts'
import type { Surroundings } from '../session/surroundings.ts'
import type { Voice } from './voice.ts'
import type { Names } from './words-for.ts'

/** What the coach knows of a leader from the assessment; empty lists are fine. */
export interface Profile {
  readonly strengths: readonly string[]
  readonly developmentAreas: readonly string[]
}

/** What people read of a language model. `host` is null where it runs beside the coach. */
export interface ModelName {
  readonly name: string
  readonly host: string | null
}

/** Everything one turn is written from. */
export interface Source extends Moment {
  readonly heard: Heard
  readonly plan: Plan
  readonly state: State
  readonly preferences: CoachingPreferences
  readonly profile: Profile | null
  readonly surroundings: Surroundings
  /** The language model that puts turns into words, or null where the built-in coach does. */
  readonly languageModel?: ModelName | null
  /** What has been understood so far, as the leader has corrected it; left out at the beginning. */
  readonly known?: Case
  /** How much time the leader says there is; left out where they say nothing. */
  readonly time?: Case['time']
  /** What a grammar checker found in the leader's draft. */
  readonly mistakes?: readonly GrammarFinding[]
  readonly names: Names
  /** What the leader committed to in the session before this one, to open with; null later on. */
  readonly previous: string | null
}

/** A turn while it is being written. Each line that is said is taken out of `voice`, so lines are taken in reading order. */
export interface Writing extends Source {
  readonly voice: Voice
}

/** A turn's text and everything shown with it, except who wrote it. */
export interface Draft {
  readonly content: string
  readonly metadata: Omit<MessageMetadata, 'turn'>
  /** True where nothing said at large may be added. */
  readonly isWhole?: boolean
}
