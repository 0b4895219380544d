import { keepsFacts } from '../../text/facts.ts'
import { type Change, type GrammarFinding, isMistakeRule, ruleOfMistake } from '../analysis.ts'
import { editsKeepSense } from '../keeps-sense.ts'
import { isOverlapping, type MessageText } from '../message-text.ts'
import type { Edit, RuleMatch } from '../rule-match.ts'
import { RULES, type RuleKey } from '../rules.data.ts'
import { dropSentences } from './drop-sentences.ts'

/** A change, the rules whose faults it mends, the first of them its own, and the findings of the grammar checker that it corrects. */
export interface Rewrite extends Change {
  readonly rule: RuleKey
  readonly rules: readonly RuleKey[]
  readonly corrects: readonly GrammarFinding[]
}

/** Applies changes to the text. They must ascend and not overlap. */
export function applyChanges(text: string, changes: readonly Edit[]): string {
  return changes.reduceRight(
    (written, { start, end, replacement }) => written.slice(0, start) + replacement + written.slice(end),
    text,
  )
}

function listEdits({ edits, start, end, replacement }: RuleMatch): readonly Edit[] {
  return edits ?? (replacement === null ? [] : [{ start, end, replacement }])
}

/** Makes one change of several edits, with the text between them, because half of them would leave no sentence. */
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
  readonly cause: {
    readonly rule: RuleKey
    readonly why: string
    readonly corrects: readonly GrammarFinding[]
  }
  readonly edits: readonly Edit[]
}

const byPlace = (one: Edit, other: Edit) => one.start - other.start || one.end - other.end
const countEdits = ({ edits }: Planned) => edits.length

const capitalize = (text: string) => text.replace(/[a-z]/i, (letter) => letter.toUpperCase())

/** Moves a new capital to the replacement of the word that gets it, where there is one. */
function placeCapitals(plans: readonly Planned[]): Planned[] {
  const capitals = plans.flatMap(({ edits }) => edits.filter(({ isCapital }) => isCapital))
  const others = plans.flatMap(({ edits }) => edits.filter(({ isCapital }) => !isCapital))
  const isTaken = (edit: Edit) => others.some((other) => isOverlapping(edit, other))
  return plans.map(({ cause, edits }) => ({
    cause,
    edits: edits
      .filter((edit) => !(edit.isCapital && isTaken(edit)))
      .map((edit) =>
        !edit.isCapital && capitals.some(({ start }) => start === edit.start)
          ? { ...edit, replacement: capitalize(edit.replacement) }
          : edit,
      ),
  }))
}

/** Drops plans that change words of an earlier plan. */
function dropConflicts(plans: readonly Planned[]): Planned[] {
  const kept: Planned[] = []
  const isFree = (edit: Edit) =>
    edit.isCapital ||
    !kept.some(({ edits }) => edits.some((taken) => !taken.isCapital && isOverlapping(edit, taken)))
  for (const plan of plans) if (plan.edits.every(isFree)) kept.push(plan)
  return placeCapitals(kept)
}

/** Joins the edits of each plan, with edits of other plans between them, so that each change makes sense alone. */
function joinPlans(text: string, plans: readonly Planned[]): Rewrite[] {
  const done = new Set<Planned>()
  const rewrites: Rewrite[] = []
  for (const plan of plans.toSorted((one, other) => countEdits(other) - countEdits(one))) {
    const [first, last] = [plan.edits[0], plan.edits.at(-1)]
    if (done.has(plan) || !first || !last) continue
    const span = { start: first.start, end: last.end }
    const group = plans.filter(
      (other) =>
        other === plan || (!done.has(other) && other.edits.some((edit) => isOverlapping(edit, span))),
    )
    for (const member of group) done.add(member)
    // What goes beyond a correction is what the change is about.
    const { cause } = group.find((member) => !isMistakeRule(member.cause.rule)) ?? plan
    const joined = join(text, group.flatMap(({ edits }) => edits).toSorted(byPlace))
    if (joined)
      rewrites.push({
        ...joined,
        rule: cause.rule,
        why: cause.why,
        rules: group.map((member) => member.cause.rule),
        corrects: group.flatMap((member) => member.cause.corrects),
      })
  }
  return rewrites.toSorted(byPlace)
}

/** Plans the changes for all that was found. None changes a quotation, loses a fact or overlaps another. */
export function planRewrites(
  message: MessageText,
  matches: readonly RuleMatch[],
  grammar: readonly GrammarFinding[],
): Rewrite[] {
  const found = matches.map(
    (match): Planned => ({
      cause: { rule: match.rule, why: RULES[match.rule].why, corrects: [] },
      edits: listEdits(match),
    }),
  )
  const mistakes = grammar.map(
    (mistake): Planned => ({
      cause: { rule: ruleOfMistake(mistake), why: mistake.message, corrects: [mistake] },
      edits:
        mistake.replacement === null || mistake.isUnsure
          ? []
          : [{ ...mistake, replacement: mistake.replacement }],
    }),
  )
  const dropped = dropSentences(message, matches).flatMap(({ cause, edit }): Planned[] => {
    const corrects = grammar.filter((mistake) => isOverlapping(mistake, edit))
    return [{ cause: { rule: cause.rule, why: RULES[cause.rule].why, corrects }, edits: [edit] }]
  })
  const whole = found.filter(({ edits }) => editsKeepSense(message, edits))
  const safe = [...dropped, ...whole, ...mistakes].filter(
    ({ edits }) =>
      edits.length > 0 &&
      edits.every(
        (edit) =>
          !message.guarded.some((span) => isOverlapping(span, edit)) &&
          keepsFacts(message.text, edit, edit.replacement),
      ),
  )
  return joinPlans(message.text, dropConflicts(safe))
}
