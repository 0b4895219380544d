import type { PointSource } from '@lodestar/contract/gamification'
import { formatNumber } from '../../lib/format.ts'
import { Expandable } from '../../ui/expandable.tsx'

type Props = { sources: readonly PointSource[] }

/** The points table, and what each line of it has brought. */
export const PointSources = ({ sources }: Props) => (
  <Expandable title="How points are earned">
    <div className="-mr-9">
      <table className="w-full max-w-[44rem] text-left">
        <thead className="text-sm text-ink-soft">
          <tr className="border-b border-line">
            <th scope="col" className="py-2 font-normal">
              What counts
            </th>
            <th scope="col" className="px-4 py-2 text-right font-normal">
              Each
            </th>
            <th scope="col" className="py-2 text-right font-normal">
              Yours
            </th>
          </tr>
        </thead>
        <tbody>
          {sources.map(({ id, label, limit, points, earned }) => (
            <tr key={id} className="border-b border-line align-baseline last:border-b-0">
              <th scope="row" className="py-2.5 font-normal">
                {label}
                <span className="block text-sm text-ink-soft">{limit}</span>
              </th>
              <td className="px-4 py-2.5 text-right tabular-nums">{points ?? 'varies'}</td>
              <td className="py-2.5 text-right tabular-nums">{formatNumber(earned)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-5 max-w-text text-sm text-ink-soft">
        Opening Lodestar, starting a session, planning a meeting or filling in a form about yourself earns
        nothing. Deleting a goal never takes points away.
      </p>
    </div>
  </Expandable>
)
