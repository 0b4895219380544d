import type { LearningPath, StyleProfile } from '@lodestar/contract/assessment'
import { DEED_PLACES, type Deed, PATHS } from './learning-paths.data.ts'
import { listAreas } from './list-areas.ts'
import { readProfile } from './read-profile.ts'

const MOST_PATHS = 3

/**
 * Lists learning paths for a profile's development areas, most telling first.
 *
 * @param done how often the person did each thing since the assessment; `retakes` counts later assessments.
 * @returns three paths of three or four steps. The first session completes the first step that asks for one, on
 * whichever path, the second session the next such step, and so on; so nothing counts twice.
 */
export function listLearningPaths(profile: StyleProfile, done: Record<Deed, number>): LearningPath[] {
  const left = { ...done }
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
        done: left[step.deed]-- > 0,
      })),
    }
  })
}
