import * as contract from '@lodestar/contract/integrations'
import type { FastifyInstance } from 'fastify'
import { requireRoom } from '../../db/quota.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/errors.ts'
import { mount, SUCCESS } from '../../http/mount.ts'
import { readImport } from './integrations.service.ts'
import * as integrations from './integrations.store.ts'

/** Results of other tests that people bring along. */
export function mountIntegrations(app: FastifyInstance, { clock, ids, limits, coach }: Deps): void {
  mount(app, contract.listExternalAssessments, async ({ db, user }) =>
    integrations.listExternalAssessments(db, user.id),
  )
  mount(app, contract.importAssessment, async ({ db, user, body }) => {
    const imported = await readImport(body, ids(), clock(), coach.analyzer)
    const { inputFormat, processedResults } = imported
    const { confidence, warnings } = processedResults
    await requireRoom({ db, userId: user.id, limits }, 'imports')
    const stored = await integrations.addExternalAssessment(db, user.id, imported)
    return { ...stored, parseInfo: { inputFormat, confidence, warnings } }
  })
  mount(app, contract.deleteExternalAssessment, async ({ db, user, params }) => {
    if (!(await integrations.removeExternalAssessment(db, user.id, params.id, clock())))
      throw new AppError('not_found')
    return SUCCESS
  })
  mount(app, contract.restoreExternalAssessment, async ({ db, user, params }) => {
    const restored = await integrations.restoreExternalAssessment(db, user.id, params.id, clock())
    if (!restored) throw new AppError('not_found')
    return restored
  })
  mount(app, contract.getIntegrationSettings, async () => ({
    supportedTypes: [...contract.ASSESSMENT_TYPES],
    supportedFormats: [...contract.INPUT_FORMATS],
  }))
}
