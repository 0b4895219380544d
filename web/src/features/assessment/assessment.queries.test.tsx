import { getUser } from '@lodestar/contract/account'
import { getResults, submitAssessment } from '@lodestar/contract/assessment'
import { waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { loadPendingAssessment, savePendingAssessment } from '../../lib/storage/pending-assessment.ts'
import { renderQueryHook } from '../../testing/render.tsx'
import { startServer, type TestServer } from '../../testing/server.ts'
import { usePendingAssessment } from './assessment.queries.ts'

const RESPONSES = [{ questionId: 'q01', selectedOptionId: 'q01-a' }]

function signIn(prepare: (server: TestServer) => void) {
  const server = startServer()
  server.reply(getResults, null)
  prepare(server)
  const view = renderQueryHook(usePendingAssessment)
  return { server, ...view }
}

describe('the answers of a visitor who signs up', () => {
  it('are submitted once for the new account and then forgotten', async () => {
    savePendingAssessment(RESPONSES)
    const { server, rerender, unmount } = signIn(() => undefined)
    rerender()
    await waitFor(() => expect(loadPendingAssessment()).toBeNull())
    expect(server.sentTo(submitAssessment).map(({ body }) => body)).toEqual([{ responses: RESPONSES }])
    unmount()
    const next = signIn(() => undefined)
    await waitFor(() => expect(next.server.sentTo(getUser)).toHaveLength(1))
    expect(next.server.sentTo(submitAssessment)).toHaveLength(0)
  })

  it('wait for the next start when the submit fails', async () => {
    savePendingAssessment(RESPONSES)
    const { server } = signIn((next) => next.refuse(submitAssessment, 'internal'))
    await waitFor(() => expect(server.sentTo(submitAssessment)).toHaveLength(1))
    expect(loadPendingAssessment()).toEqual(RESPONSES)
  })

  it('are forgotten when the questionnaire no longer takes them', async () => {
    savePendingAssessment(RESPONSES)
    signIn((server) => server.refuse(submitAssessment, 'invalid_input'))
    await waitFor(() => expect(loadPendingAssessment()).toBeNull())
  })

  it('do not replace the result of an account that has one', async () => {
    savePendingAssessment(RESPONSES)
    const { server } = signIn((next) => next.reply(getResults, getResults.example))
    await waitFor(() => expect(loadPendingAssessment()).toBeNull())
    expect(server.sentTo(submitAssessment)).toHaveLength(0)
  })

  it('stay where they are, with no call, until somebody signs in', async () => {
    savePendingAssessment(RESPONSES)
    const { server } = signIn((next) => next.refuse(getUser, 'unauthorized'))
    await waitFor(() => expect(server.sentTo(getUser)).toHaveLength(1))
    expect(server.sent).toHaveLength(1)
    expect(loadPendingAssessment()).toEqual(RESPONSES)
  })
})
