// Loaded before the server: its clock goes ahead or behind by the milliseconds in a file, read anew at SIGUSR2.
import { readFileSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'

const RealDate = Date
let aheadMs = 0

if (isMainThread)
  process.on('SIGUSR2', () => {
    aheadMs = Number(readFileSync(process.env.CLOCK_FILE ?? '', 'utf8'))
  })

globalThis.Date = class extends RealDate {
  constructor(...parts) {
    if (parts.length === 0) super(RealDate.now() + aheadMs)
    else super(...parts)
  }
  static now() {
    return RealDate.now() + aheadMs
  }
}
