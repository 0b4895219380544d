import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expectFeedback, expectReaction, sumUp } from '@lodestar/coach/coaching/rehearse/rehearse'
import {
  MOST_EXCHANGES,
  RESISTANCES,
  type RehearsalLine,
  type Resistance,
} from '@lodestar/contract/rehearsal-line'
import type { Scene } from '@lodestar/contract/rehearsals'
import { checkSaid, judgeVersions, type LineReaders } from '../../server/src/coach/check-said.ts'
import { provideWeights } from '../../server/src/lib/learned-weights.ts'
import { withLineReaders } from '../openings.ts'
import { answerByHand, beginReport, type LedReport, readFileIn } from './lead-by-hand.ts'

/** A scene to rehearse: whom it is with, what was told, and what the leader says, line by line as far as that is known. */
export interface SceneRow {
  readonly id: string
  readonly person: string
  readonly about?: string
  readonly told: readonly string[]
  readonly resistance?: Resistance
  readonly lines: readonly string[]
}

/** What became of the scenes. */
export interface RehearsedReport extends LedReport {
  /** Reactions that were heard in each scene, and whether the leader ended it. */
  readonly scenes: { readonly id: string; readonly reactions: number; readonly isEnded: boolean }[]
}

const SAID_AT = '2026-11-21T10:00:00.000Z'

interface Played {
  readonly row: SceneRow
  readonly scene: Scene
  readonly dir: string
  readonly readers: LineReaders &
    Pick<Parameters<Parameters<typeof withLineReaders>[0]>[0], 'prepareReaction'>
  readonly report: RehearsedReport
}

/**
 * Rehearses every scene as far as the texts in `dir` go. What a language model would be sent for a line is written as
 * `<id>.l<line>.brief.txt` (the other person is to react, or the one thing to change is to be worded); the answer is laid beside it as
 * `….answer.txt` and verified as in production, and the scene goes on from what is shown. What the leader says after the lines of the row
 * is read from `<id>.l<line>.leader.txt`; "stop" ends the scene. `<id>.scene.md` is the scene so far.
 */
export function rehearseByHand(rows: readonly SceneRow[], dir: string): Promise<RehearsedReport> {
  provideWeights()
  mkdirSync(dir, { recursive: true })
  const report: RehearsedReport = { ...beginReport(), scenes: [] }
  return withLineReaders(async (readers) => {
    for (const row of rows) {
      const scene: Scene = {
        person: row.person,
        title: row.about ?? '',
        words: '',
        expected: [],
        told: [...row.told],
      }
      await playScene({ row, scene, dir, readers, report })
    }
    return report
  })
}

async function playScene(played: Played): Promise<void> {
  const { row, dir, report } = played
  const lines: RehearsalLine[] = []
  let ended: 'waiting' | 'stopped' | 'full' | null = null
  while (ended === null) {
    const said = await sayNext(played, lines)
    if (typeof said === 'string') ended = said
    else lines.push(said)
    const heard = lines.filter(({ by }) => by === 'other').length
    if (ended === null && heard >= MOST_EXCHANGES) ended = 'full'
  }
  const reactions = lines.filter(({ by }) => by === 'other').length
  report.scenes.push({ id: row.id, reactions, isEnded: ended !== 'waiting' })
  const closing = ended === 'waiting' ? null : sumUp(lines)
  writeFileSync(join(dir, `${row.id}.scene.md`), writeScene(row, lines, closing))
}

/** The next line of either side; or why there is none. */
async function sayNext(
  played: Played,
  lines: readonly RehearsalLine[],
): Promise<RehearsalLine | 'waiting' | 'stopped'> {
  return lines.at(-1)?.by === 'leader' ? hearOther(played, lines) : hearLeader(played, lines)
}

async function hearLeader(
  { row, scene, dir, readers, report }: Played,
  lines: readonly RehearsalLine[],
): Promise<RehearsalLine | 'waiting' | 'stopped'> {
  const name = nameOf(row, lines)
  const text = (row.lines[lines.length / 2] ?? readFileIn(dir, `${name}.leader.txt`))?.trim()
  if (text === undefined) {
    report.waiting.push(`${name}.leader.txt`)
    return 'waiting'
  }
  const stage = { scene, lines }
  const { isStop, check, brief, handedOver } = await checkSaid({ ...stage, text, timeZone: 'UTC' }, readers)
  if (isStop) return 'stopped'
  const worded =
    check && brief
      ? await answerByHand(
          { dir, name, report },
          brief,
          expectFeedback(brief, text, check, judgeVersions(check, stage, readers)),
        )
      : check
  if (worded === 'waiting') return 'waiting'
  const shown = worded === 'refused' ? check : worded
  return { id: name, by: 'leader', text, check: shown, handedOver, isReplaced: false, saidAt: SAID_AT }
}

async function hearOther(
  { row, scene, dir, readers, report }: Played,
  lines: readonly RehearsalLine[],
): Promise<RehearsalLine | 'waiting' | 'stopped'> {
  const name = nameOf(row, lines)
  const resistance = row.resistance ?? RESISTANCES[1]
  const { reaction, brief } = readers.prepareReaction({ id: row.id, scene, lines, resistance })
  const played = await answerByHand({ dir, name, report }, brief, expectReaction(brief, reaction))
  if (played === 'waiting') return 'waiting'
  const shown = played === 'refused' ? reaction : played
  return { ...shown, id: name, by: 'other', isReplaced: false, saidAt: SAID_AT }
}

const nameOf = ({ id }: SceneRow, lines: readonly RehearsalLine[]): string => `${id}.l${lines.length + 1}`

const writeScene = (
  row: SceneRow,
  lines: readonly RehearsalLine[],
  closing: ReturnType<typeof sumUp>,
): string =>
  [
    `# ${row.id}: ${row.person}`,
    ...lines.map((line) =>
      line.by === 'other'
        ? `**${row.person}** (${line.engine ?? 'built in'}) ${line.does && `*${line.does}*`} ${line.says}`
        : `> ${line.text}\n\n${line.check ? `*${line.check.finding}* ${line.check.hears}` : 'handed over'}${line.check?.changed ? `\n\nInstead: ${line.check.changed}` : ''}`,
    ),
    ...(closing ? [`${closing.worked}\n\n${closing.change}\n\n${closing.sentence}`] : []),
  ].join('\n\n')

/** Says how far the scenes came. */
export const reportScenes = ({ scenes }: RehearsedReport): string =>
  scenes
    .map(({ id, reactions, isEnded }) => `  ${id}: ${reactions} reactions${isEnded ? ', ended' : ''}`)
    .join('\n')
