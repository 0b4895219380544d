import { createHash } from 'node:crypto'
import type { Tx } from '../../db/connect.ts'
import type { JobData, JobName, JobQueue } from '../../db/job-queue.ts'

/** Plans a look at a moment; the same look is planned once. */
export async function enqueueOnce<Name extends JobName>(
  tx: Tx,
  jobs: JobQueue,
  name: Name,
  data: JobData[Name] & { dueAt: string },
): Promise<void> {
  await jobs.enqueue(tx, name, data, { startAfter: data.dueAt, id: makeJobId([name, data]) })
}

/** Makes a UUID of what a job is, so that the same job is the same row (RFC 9562, version 8). */
function makeJobId(of: unknown): string {
  const hex = createHash('sha256').update(JSON.stringify(of)).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
