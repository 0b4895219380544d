import type { TestProject } from 'vitest/node'
import { startProduct } from './product.ts'

declare module 'vitest' {
  interface ProvidedContext {
    baseUrl: string
  }
}

/** One product for all journeys; each journey makes its own people in it. */
export default async function serve(project: TestProject): Promise<() => Promise<void>> {
  const product = await startProduct()
  project.provide('baseUrl', product.baseUrl)
  return product.stop
}
