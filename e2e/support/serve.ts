import type { TestProject } from 'vitest/node'
import { unpackChromium } from './chromium.ts'
import { type Product, startProduct } from './product.ts'

declare module 'vitest' {
  interface ProvidedContext {
    baseUrl: string
    dataDir: string
  }
}

let product: Product | undefined

/** One product for all journeys, in which each makes its own people, and one browser to start. */
export async function setup(project: TestProject): Promise<void> {
  await unpackChromium()
  product = await startProduct()
  project.provide('baseUrl', product.baseUrl)
  project.provide('dataDir', product.dataDir)
}

export async function teardown(): Promise<void> {
  await product?.stop()
}
