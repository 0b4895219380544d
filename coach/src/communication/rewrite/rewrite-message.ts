import { type Change, type GrammarFinding, ruleOfMistake } from '../analysis.ts'
import type { Edit, Hit } from '../hit.ts'
import { isOverlapping, type MessageText } from '../message-text.ts'
import { RULES, type RuleKey } from '../rules.data.ts'
import { dropSentences } from './drop-sentences.ts'
import { keepsFacts } from './facts.ts'

/** A change and what it mends. */
export interface Rewrite extends Change {
  readonly mends: readonly GrammarFinding[]
}

/** Writes the changes of a list into the text; they must ascend and not overlap. */
export function applyChanges(text: string, changes: readonly Edit[]): string {
  return changes.reduceRight(
    (written, { start, end, replacement }) => written.slice(0, start) + replacement + written.slice(end),
    text,
  )
}

function listEdits({ edits, start, end, replacement }: Hit): readonly Edit[] {
  return edits ?? (replacement === null ? [] : [{ start, end, replacement }])
}

/** One change of several edits: what was between them stays. A half-accepted request would be no sentence. */
function join(text: string, edits: readonly Edit[]): Edit | undefined {
  const first = edits[0]
  const last = edits.at(-1)
  if (!first || !last) return undefined
  const { start } = first
  const { end } = last
  const moved = edits.map((edit) => ({ ...edit, start: edit.start - start, end: edit.end - start }))
  return { start, end, replacement: applyChanges(text.slice(start, end), moved) }
}

interface Planned {
  readonly hit: { readonly rule: RuleKey; readonly why: string; readonly mends: readonly GrammarFinding[] }
  readonly edits: readonly Edit[]
}

const byPlace = (one: Edit, other: Edit) => one.start - other.start || one.end - other.end
const WEIGHTY = (planned: Planned) => planned.edits.length

const capitalize = (text: string) => text.replace(/[a-z]/i, (letter) => letter.toUpperCase())

/** Gives a new capital to what else is written at its place. */
function settleCapitals(plans: readonly Planned[]): Planned[] {
  const capitals = plans.flatMap(({ edits }) => edits.filter(({ isCapital }) => isCapital))
  const others = plans.flatMap(({ edits }) => edits.filter(({ isCapital }) => !isCapital))
  const isTaken = (edit: Edit) => others.some((other) => isOverlapping(edit, other))
  return plans.map(({ hit, edits }) => ({
    hit,
    edits: edits
      .filter((edit) => !(edit.isCapital && isTaken(edit)))
      .map((edit) =>
        !edit.isCapital && capitals.some(({ start }) => start === edit.start)
          ? { ...edit, replacement: capitalize(edit.replacement) }
          : edit,
      ),
  }))
}

/** Lets no two plans touch the same words: what was planned earlier wins. */
function settle(plans: readonly Planned[]): Planned[] {
  const kept: Planned[] = []
  const isFree = (edit: Edit) =>
    edit.isCapital ||
    !kept.some(({ edits }) => edits.some((taken) => !taken.isCapital && isOverlapping(edit, taken)))
  for (const plan of plans) if (plan.edits.every(isFree)) kept.push(plan)
  return settleCapitals(kept)
}

/** Joins the edits of each plan, with those of others that lie between them, to changes that stand alone. */
function joinPlans(text: string, plans: readonly Planned[]): Rewrite[] {
  const done = new Set<Planned>()
  const rewrites: Rewrite[] = []
  for (const plan of plans.toSorted((one, other) => WEIGHTY(other) - WEIGHTY(one))) {
    const [first, last] = [plan.edits[0], plan.edits.at(-1)]
    if (done.has(plan) || !first || !last) continue
    const span = { start: first.start, end: last.end }
    const group = plans.filter(
      (other) =>
        other === plan || (!done.has(other) && other.edits.some((edit) => isOverlapping(edit, span))),
    )
    for (const member of group) done.add(member)
    const joined = join(text, group.flatMap(({ edits }) => edits).toSorted(byPlace))
    if (joined)
      rewrites.push({
        ...joined,
        rule: plan.hit.rule,
        why: plan.hit.why,
        mends: group.flatMap(({ hit }) => hit.mends),
      })
  }
  return rewrites.toSorted(byPlace)
}

/** Plans the changes that mend what was found: none touches a quotation, loses a fact or overlaps another. */
export function planRewrites(
  message: MessageText,
  hits: readonly Hit[],
  grammar: readonly GrammarFinding[],
): Rewrite[] {
  const found = hits.map(
    (hit): Planned => ({
      hit: { rule: hit.rule, why: RULES[hit.rule].why, mends: [] },
      edits: listEdits(hit),
    }),
  )
  const mistakes = grammar.map(
    (mistake): Planned => ({
      hit: { rule: ruleOfMistake(mistake), why: mistake.message, mends: [mistake] },
      edits: mistake.replacement === null ? [] : [{ ...mistake, replacement: mistake.replacement }],
    }),
  )
  const dropped = dropSentences(message, hits).flatMap(({ cause, edit }): Planned[] => {
    const mends = grammar.filter((mistake) => isOverlapping(mistake, edit))
    return [{ hit: { rule: cause.rule, why: RULES[cause.rule].why, mends }, edits: [edit] }]
  })
  const safe = [...dropped, ...found, ...mistakes].filter(
    ({ edits }) =>
      edits.length > 0 &&
      edits.every(
        (edit) =>
          !message.guarded.some((span) => isOverlapping(span, edit)) &&
          keepsFacts(message.text, edit, edit.replacement),
      ),
  )
  return joinPlans(message.text, settle(safe))
}
