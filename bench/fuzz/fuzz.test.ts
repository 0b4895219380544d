import { expect, it } from 'vitest'
import { startProduct } from '../../e2e/support/product.ts'
import { fuzz } from './fuzz.ts'

const LONGEST_MS = 300_000
/** From the sources: nothing has to be built for it. */
const startFromSources = () =>
  startProduct({ GRAMMAR: 'off' }, ['tools/node.mjs', '--keep-running', 'server/src/main.ts'])

it(
  'whatever is sent to any operation, right or wrong, is answered as the document says',
  async () => expect(await fuzz(['--short', '--seed', '3'], startFromSources)).toBe(true),
  LONGEST_MS,
)
