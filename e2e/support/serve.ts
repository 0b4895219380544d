import type { TestProject } from 'vitest/node'
import { type Product, startProduct } from './product.ts'

declare module 'vitest' {
  interface ProvidedContext {
    baseUrl: string
    dataDir: string
  }
}

let product: Product | undefined

/** One product for all journeys; each journey makes its own people in it. */
export async function setup(project: TestProject): Promise<void> {
  product = await startProduct()
  project.provide('baseUrl', product.baseUrl)
  project.provide('dataDir', product.dataDir)
}

export async function teardown(): Promise<void> {
  await product?.stop()
}
