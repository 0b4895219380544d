import { choosePlace } from '@lodestar/coach/coaching/listen/draft-places'
import { listDraftInputs } from '@lodestar/coach/coaching/listen/draft-verdict'
import { judge } from '@lodestar/coach/text/softmax-head'
import { isDraft, learnPlaces } from '../models/drafts/learn-places.ts'
import { type LaidMessage, readLaid, readMessages } from '../models/drafts/read-rows.ts'
import { learnVerdicts, verdictOf } from '../models/drafts/train.ts'
import { hearEachAlone } from '../models/hear-all.ts'

const FOLDS = 6
const percent = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`
const hash = (text: string) =>
  [...text].reduce((sum, letter) => (31 * sum + letter.charCodeAt(0)) % 9973, 7) % FOLDS
/** The authors of drafts are left out one after another, messages of scripts by lot. */
const foldOf = ({ author, message }: LaidMessage) => hash(author === 'scripts' ? message : author)

/** What is found in messages whose authors were left out. */
function findLeftOut(messages: readonly LaidMessage[]) {
  return Array.from({ length: FOLDS }, (_, fold) => {
    const model = learnPlaces(messages.filter((one) => foldOf(one) !== fold))
    return messages
      .filter((one) => foldOf(one) === fold)
      .map(({ message, draft, author }) => {
        const place = choosePlace(message, model)
        const isFound = place !== undefined
        return { author, isOne: draft !== null, isFound, isWhole: isFound && isDraft(place, draft) }
      })
  }).flat()
}

function reportPlaces(): string[] {
  const found = findLeftOut(readMessages())
  const laid = found.filter(({ isOne }) => isOne)
  const of = (name: string, ones: typeof found) =>
    `  ${name}: ${percent(ones.filter(({ isFound }) => isFound).length, ones.length)} of ${ones.length} found, ${percent(ones.filter(({ isWhole }) => isWhole).length, ones.length)} word for word`
  const isAuthored = ({ author }: { author: string }) => /^d\d+$/.test(author)
  const others = found.filter(({ isOne }) => !isOne)
  return [
    'Where leaders lay down their own words, each author left out in turn:',
    of('messages written for it', laid.filter(isAuthored)),
    of(
      'others',
      laid.filter((one) => !isAuthored(one)),
    ),
    `  found where there are none: ${others.filter(({ isFound }) => isFound).length} of ${others.length}`,
  ]
}

async function reportVerdicts(): Promise<string[]> {
  const rows = readLaid()
  const heard = await hearEachAlone(rows.map(({ draft }) => draft))
  const authors = [...new Set(rows.map(({ author }) => author))]
  const told: { label: string; also: readonly string[]; said: string; chance: number }[] = []
  for (const author of authors) {
    const head = learnVerdicts(
      rows.filter((row) => row.author !== author),
      heard,
    )
    for (const row of rows.filter((one) => one.author === author)) {
      const meaning = heard.get(row.draft)?.meaning
      if (!meaning) continue
      const ranked = [...judge(head, listDraftInputs(row.draft, row.told, meaning))]
      const [best] = ranked.toSorted(([, one], [, other]) => other - one)
      if (best) told.push({ label: verdictOf(row), also: row.also, said: best[0], chance: Math.exp(best[1]) })
    }
  }
  const same = told.filter(({ label, said }) => label === said)
  const accepted = told.filter(({ label, said, also }) => label === said || also.includes(said))
  const good = told.filter(({ label }) => label === 'good')
  const bad = told.filter(({ label }) => label !== 'good')
  return [
    `How ${told.length} drafts sound, each author left out in turn:`,
    `  as the reader ${percent(same.length, told.length)}, or as they would accept too ${percent(accepted.length, told.length)}; "good" for all ${percent(good.length, told.length)}`,
    `  of ${good.length} good ones called so ${percent(good.filter(({ said }) => said === 'good').length, good.length)}, of ${bad.length} others ${percent(bad.filter(({ said }) => said === 'good').length, bad.length)}`,
    ...[0.3, 0.5, 0.7].map((least) => {
      const sure = told.filter(({ chance }) => chance >= least)
      const right = sure.filter(({ label, said, also }) => label === said || also.includes(said))
      return `  with a chance of ${least} and more ${percent(sure.length, told.length)}, of them as the reader or accepted ${percent(right.length, sure.length)}`
    }),
  ]
}

/** Reports how well the leader's own words to somebody are found in a message, and how they sound, on authors nothing was learned from. */
export const reportDrafts = async (): Promise<string> =>
  [...reportPlaces(), ...(await reportVerdicts())].join('\n')
