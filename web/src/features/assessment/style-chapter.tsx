import type { StyleProfile } from '@lodestar/contract/assessment'
import { formatPercent } from '../../lib/format.ts'
import { describeFit, describeFlexibility } from './describe-profile.ts'

type Props = { profile: StyleProfile }

/** Says in words what the range and the fit mean, which situations drove the fit, and what none of it can tell. */
export const StyleChapter = ({ profile }: Props) => (
  <>
    <dl className="grid gap-5">
      <Finding term="Range" value={formatPercent(profile.flexibility)}>
        {describeFlexibility(profile)}
      </Finding>
      <Finding term="Fit" value={formatPercent(profile.fit)}>
        {describeFit(profile)}
      </Finding>
    </dl>
    {profile.fitNotes.length > 0 ? (
      <ul className="mt-5 grid gap-3 text-ink-soft">
        {profile.fitNotes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    ) : null}
    <h3 className="mt-8 font-serif text-lg font-medium">What this can and cannot tell</h3>
    <div className="mt-2 grid gap-3 text-ink-soft">
      <p>
        It is a language for choosing how to lead in a moment, not a diagnosis. No style is best, and the
        evidence that matching a style to a person improves results is weak.
      </p>
      <p>
        A short questionnaire is a small sample: taking it again, an answer or two usually differs. There is
        no comparison with other leaders in it.
      </p>
    </div>
  </>
)

const Finding = ({ term, value, children }: { term: string; value: string; children: string }) => (
  <div className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-1 border-t border-line pt-3 first:border-t-0 first:pt-0">
    <dt className="font-medium">{term}</dt>
    <dd className="font-serif text-xl tabular-nums">{value}</dd>
    <dd className="col-span-2 text-sm text-ink-soft">{children}</dd>
  </div>
)
