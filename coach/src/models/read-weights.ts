import type { z } from 'zod'

/** Gives the text of a file of learned weights, by its path in models/. @throws where there is none. */
export type WeightsReader = (path: string) => string

let readFile: WeightsReader = (path) => {
  throw new Error(`Nobody has said how ${path} is read: call readWeightsWith first`)
}

/** Says how weights are read. Whoever starts the coach does so once, before its first question. */
export function readWeightsWith(read: WeightsReader): void {
  readFile = read
}

/**
 * Declares a learned model. It is read when it is first asked for, and kept: a thread holds what it uses.
 *
 * @param path of its weights in models/.
 */
export function learned<Model>(path: string, parse: (text: string) => Model): () => Model {
  let model: { readonly read: Model } | undefined
  return () => {
    model ??= { read: parse(readFile(path)) }
    return model.read
  }
}

/** Weights as a table: what holds for all of them, and for each name what stands behind its tab. */
export interface WeightsTable<Head> {
  readonly head: Head
  readonly rows: readonly (readonly [name: string, cells: string])[]
}

/** Reads a table: a first line of JSON, then a name, a tab and its cells a line. @throws where the head is another. */
export function parseTable<Head>(text: string, head: z.ZodType<Head>): WeightsTable<Head> {
  const [first = '', ...lines] = text.trimEnd().split('\n')
  return {
    head: head.parse(JSON.parse(first)),
    rows: lines.map((line) => {
      const tab = line.lastIndexOf('\t')
      return [line.slice(0, tab), line.slice(tab + 1)]
    }),
  }
}
