/** What a text shows, by name, and how strongly. */
export type Features = ReadonlyMap<string, number>

/** A learned sum: what each feature adds to `bias`. */
export interface LinearModel {
  readonly bias: number
  readonly weights: ReadonlyMap<string, number>
}

/** Reads weights written one a line, as a feature, a tab and a whole number of `unit`s. */
export function readWeights(lines: string, unit: number, bias: number): LinearModel {
  const weights = new Map<string, number>()
  for (const line of lines.split('\n')) {
    const tab = line.lastIndexOf('\t')
    if (tab > 0) weights.set(line.slice(0, tab), Number(line.slice(tab + 1)) * unit)
  }
  return { bias, weights }
}

/** Sums what the features add; those never learned add nothing. */
export function weigh(features: Features, { bias, weights }: LinearModel): number {
  let sum = bias
  for (const [feature, value] of features) sum += value * (weights.get(feature) ?? 0)
  return sum
}
