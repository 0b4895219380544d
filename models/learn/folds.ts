import { createDraw } from './draw.ts'

const FOLDS = 10

/** Gives each of so many rows one of ten folds, mixed the same way every time. */
export function assignFolds(rows: number): number[] {
  const order = Array.from({ length: rows }, (_, at) => at)
  const draw = createDraw()
  for (let at = rows - 1; at > 0; at -= 1) {
    const other = draw(at + 1)
    const [a = 0, b = 0] = [order[at], order[other]]
    order[at] = b
    order[other] = a
  }
  const folds = order.map(() => 0)
  for (const [place, row] of order.entries()) folds[row] = place % FOLDS
  return folds
}

/** Gives each conversation one of ten folds: whoever is judged on one has learned from no other part of it. */
export function assignConversations(
  rows: readonly { readonly conversation: string }[],
): ReadonlyMap<string, number> {
  const conversations = [...new Set(rows.map(({ conversation }) => conversation))]
  const folds = assignFolds(conversations.length)
  return new Map(conversations.map((conversation, at) => [conversation, folds[at] ?? 0]))
}

/**
 * Predicts each row by a model that has learned from the nine folds that the row is not in.
 *
 * @param folds the fold of each row, 0 to 9.
 */
export function crossValidate<Row, Model>(
  rows: readonly Row[],
  folds: readonly number[],
  train: (rows: readonly Row[]) => Model,
  predict: (model: Model, row: Row) => number,
): number[] {
  const predicted = rows.map(() => 0)
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const model = train(rows.filter((_, at) => folds[at] !== fold))
    for (const [at, row] of rows.entries()) if (folds[at] === fold) predicted[at] = predict(model, row)
  }
  return predicted
}
