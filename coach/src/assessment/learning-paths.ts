import type { LearningPath, StyleProfile } from '@lodestar/contract/assessment'
import { DEED_PLACES, type Deed, PATHS } from './learning-paths.data.ts'
import { listAreas } from './list-areas.ts'
import { readProfile } from './read-profile.ts'

const MOST_PATHS = 3

/** What was done since the assessment: for each deed what it was about, in the words of the steps' `about`. */
export type Deeds = Readonly<Record<Deed, readonly (readonly string[])[]>>

/**
 * Lists learning paths for a profile's development areas, most telling first.
 *
 * @param done what the person did since the assessment; `retakes` are later assessments.
 * @returns three paths of three or four steps. A deed completes the first step it fits, on whichever path, and no other;
 * what plainly fits no step completes none.
 */
export function listLearningPaths(profile: StyleProfile, done: Deeds): LearningPath[] {
  const left = listUnused(done)
  const areas = listAreas(readProfile(profile)).slice(0, MOST_PATHS)
  return areas.map(({ path: id }) => {
    const { title, description, skill, steps } = PATHS[id]
    return {
      id,
      title,
      description,
      skill,
      steps: steps.map((step) => ({
        title: step.title,
        ...DEED_PLACES[step.deed],
        done: takeFitting(left[step.deed], step.about),
      })),
    }
  })
}

/** Says what a session was about: its situation, and that of two where the leader spoke of two people or more. */
export function nameSubjects({ situation, people }: { situation: string | null; people: number }): string[] {
  if (situation === null) return []
  return people < 2 ? [situation] : [situation, `${situation} of two`]
}

type Unused = Record<Deed, (readonly string[])[]>

const listUnused = ({ coachingSessions, feedbackGiven, goals, analyses, retakes }: Deeds): Unused => ({
  coachingSessions: [...coachingSessions],
  feedbackGiven: [...feedbackGiven],
  goals: [...goals],
  analyses: [...analyses],
  retakes: [...retakes],
})

/** Uses up the first deed that was about one of these; false when there is none. */
function takeFitting(deeds: (readonly string[])[], about: readonly string[]): boolean {
  const at = deeds.findIndex((subjects) => subjects.some((subject) => about.includes(subject)))
  if (at === -1) return false
  deeds.splice(at, 1)
  return true
}
