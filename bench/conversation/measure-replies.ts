import { chooseReply } from '../../coach/src/coaching/decide/choose-reply.ts'
import { hearReplies } from '../../coach/src/coaching/listen/hear-replies.ts'
import { indexReplies } from '../../coach/src/playbooks/known-replies.ts'
import { listLines, type ReplyFile } from '../../coach/src/playbooks/playbook.ts'
import { loadPlaybooks, loadReplies } from '../../server/src/coach/load-library.ts'

const replies = indexReplies(loadReplies())
const find = (text: string, situation: string) =>
  chooseReply({ text, replies: hearReplies(replies, text, [situation]) }, () => true)?.key

/** For each line of `heard`, which reply its cues find; of a whole file. */
function measureLines({ situation, replies: own }: ReplyFile) {
  const found = own.flatMap(({ key, heard }) =>
    heard.map((line) => ({ key, line, found: find(line, situation) })),
  )
  const count = (is: (row: (typeof found)[number]) => boolean) => found.filter(is).length
  return {
    missed: found.filter((row) => row.found !== row.key),
    own: count((row) => row.found === row.key),
    none: count((row) => row.found === undefined),
    all: found.length,
  }
}

/** The exemplars that tell a whole situation, which is more than a reply answers, and are answered with one all the same. */
function measureDescriptions(situation: string) {
  const told = loadPlaybooks()
    .flatMap(listLines)
    .filter(({ key }) => key === situation)
  return {
    told,
    answered: told.flatMap(({ text }) => {
      const found = find(text, situation)
      return found ? [{ found, text }] : []
    }),
  }
}

/**
 * Says how well the replies' cues find what leaders say: `node bench/conversation/measure-replies.ts [SITUATION]`; with a
 * situation, each line that finds another reply or none.
 */
function main(only?: string): void {
  const say = (line: string) => process.stdout.write(`${line}\n`)
  for (const file of loadReplies().filter(({ situation }) => !only || situation === only)) {
    const { missed, own, none, all } = measureLines(file)
    const { told, answered } = measureDescriptions(file.situation)
    if (only) for (const { key, line, found = 'nothing' } of missed) say(`${key} | found ${found} | ${line}`)
    if (only) for (const { found, text } of answered) say(`description | found ${found} | ${text}`)
    const share = (count: number, of: number) => `${((100 * count) / Math.max(1, of)).toFixed(0)} %`
    say(
      `${file.situation}: own reply ${share(own, all)}, another ${share(all - own - none, all)}, none ${share(none, all)}; ` +
        `descriptions answered ${share(answered.length, told.length)}`,
    )
  }
}

if (import.meta.main) main(process.argv[2])
