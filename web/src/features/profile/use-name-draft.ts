import type { User } from '@lodestar/contract/account'
import * as z from 'zod/mini'
import { useDraft } from '../../lib/draft.ts'

const Names = z.object({ firstName: z.string(), lastName: z.string() })
type Names = z.infer<typeof Names>

/**
 * The person's name as it is being changed: the saved one until they type, theirs until it is saved.
 *
 * @returns the names, a setter, and a function that goes back to the saved ones.
 */
export function useNameDraft(
  user: User,
): [names: Names, setNames: (names: Names) => void, clear: () => void] {
  const [draft, setDraft, clear] = useDraft(`profile:${user.id}`)
  const saved = { firstName: user.firstName ?? '', lastName: user.lastName ?? '' }
  return [readNames(draft) ?? saved, (names) => setDraft(JSON.stringify(names)), clear]
}

function readNames(draft: string): Names | null {
  try {
    const names = Names.safeParse(JSON.parse(draft || 'null'))
    return names.success ? names.data : null
  } catch {
    return null
  }
}
