import type { StyleProfile } from '@lodestar/contract/assessment'
import { formatPercent } from '../../lib/format.ts'
import { Expandable } from '../../ui/expandable.tsx'
import { ShareBars } from '../../ui/figures/share-bars.tsx'
import { describeFlexibility, describeShares, rankShares } from './describe-profile.ts'

type Props = { profile: StyleProfile }

/** Draws the four shares and says in words what they, the range and the fit mean, and what they do not. */
export const StyleFigure = ({ profile }: Props) => (
  <aside aria-label="Your profile" className="lg:sticky lg:top-24">
    <h2 className="mb-5 font-serif text-xl font-medium">How your answers divide</h2>
    <ShareBars shares={rankShares(profile)} caption={describeShares(profile)} />
    <dl className="mt-8 grid gap-5">
      <Finding term="Range" value={formatPercent(profile.flexibility)}>
        {describeFlexibility(profile)}
      </Finding>
      <Finding term="Fit" value={formatPercent(profile.fit)}>
        How often your first move was the one that suits the situation best. Always using the same style would
        reach 25%.
      </Finding>
    </dl>
    <div className="mt-6 text-sm">
      {profile.fitNotes.length > 0 ? (
        <Expandable title="Which situations drove the fit">
          <ul className="grid gap-3 text-ink-soft">
            {profile.fitNotes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </Expandable>
      ) : null}
      <Expandable title="What this can and cannot tell">
        <div className="grid gap-3 text-ink-soft">
          <p>
            It is a language for choosing how to lead in a moment, not a diagnosis. No style is best, and the
            evidence that matching a style to a person improves results is weak.
          </p>
          <p>
            A short questionnaire is a small sample: taking it again, an answer or two usually differs. There
            is no comparison with other leaders in it.
          </p>
        </div>
      </Expandable>
    </div>
  </aside>
)

const Finding = ({ term, value, children }: { term: string; value: string; children: string }) => (
  <div className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-1 border-t border-line pt-3">
    <dt className="font-medium">{term}</dt>
    <dd className="font-serif text-xl tabular-nums">{value}</dd>
    <dd className="col-span-2 text-sm text-ink-soft">{children}</dd>
  </div>
)
