import { expect, it } from 'vitest'
import { announceFailure } from './announce-failure.ts'
import { ApiError } from './api.ts'
import { readToasts } from './toast.ts'

it('says what could not be done, and nothing about a lost session', () => {
  announceFailure(new ApiError(500, 'Internal'), 'Failed to save.')
  announceFailure(new ApiError(401, 'Unauthorized'), 'Failed to delete.')
  expect(readToasts()).toMatchObject([
    { title: 'Error', description: 'Failed to save.', variant: 'destructive' },
  ])
})
