import type { Asked, Feared, ToldOf } from '../../playbooks/asked.ts'
import type { Library } from '../../playbooks/library.ts'
import type { Hearing } from '../../text/hearing.ts'
import { KIND } from '../words-thresholds.ts'
import { findPieces, type Pieces, type RankedKind } from './excerpts.ts'

/** What a message is, of all that can be answered whatever it is about. */
interface Likely<Kind> {
  readonly kind: Kind
  /** How likely it is that, 0 to 1. */
  readonly chance: number
}

/** What a message asks for, fears or tells, where it has been read for that. */
export interface Requested {
  /** What belongs into words that are asked for. */
  readonly excerpts: Pieces | null
  /** What is asked for a view. */
  readonly asked: Likely<Asked> | null
  /** What may come back that the leader fears. */
  readonly fearedKind: Likely<Feared> | null
  /** What they first come with. */
  readonly matterKind: Likely<ToldOf> | null
  /** What they tell further on. */
  readonly newsKind: Likely<ToldOf> | null
}

/** Finds what a message asks for, fears or tells. */
export function findRequested(
  { asked, fearedKinds, matters, news }: Pick<Library, 'asked' | 'fearedKinds' | 'matters' | 'news'>,
  hearing: Hearing | null | undefined,
): Requested {
  const excerpts = findPieces(hearing?.excerpts)
  const whole = excerpts?.whole
  return {
    excerpts,
    asked: findLikely(asked, whole?.ask, KIND.asked),
    fearedKind: findLikely(fearedKinds, whole?.fear, KIND.feared),
    matterKind: findLikely(matters, whole?.matter, KIND.matter),
    newsKind: findLikely(news, whole?.news, KIND.news),
  }
}

/** The likeliest; null where it is not likely enough, or nothing is known to be said to it. */
function findLikely<Kind extends { readonly key: string }>(
  kinds: readonly Kind[],
  ranked: readonly RankedKind[] = [],
  least: number,
): Likely<Kind> | null {
  const [likeliest] = ranked
  const kind = likeliest && kinds.find(({ key }) => key === likeliest.key)
  return kind && likeliest.chance >= least ? { kind, chance: likeliest.chance } : null
}
