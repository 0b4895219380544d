import * as z from 'zod/mini'
import { getUser, User } from './account.ts'
import { endpoint } from './endpoint.ts'
import { Instant, LIMITS, Success, text } from './primitives.ts'

/** A person's name; first and last are given together, as the form shows both. */
export const ProfileChange = z.object({
  firstName: text(LIMITS.name, 'First name and last name are required.'),
  lastName: text(LIMITS.name, 'First name and last name are required.'),
})
export type ProfileChange = z.infer<typeof ProfileChange>

export const updateProfile = endpoint({
  method: 'PATCH',
  path: '/api/profile',
  summary: "Change the signed-in user's name.",
  body: ProfileChange,
  reply: User,
  example: getUser.example,
})

/** What a person lets others see. */
export const Visibility = z.object({ isOnLeaderboard: z.boolean() })
export type Visibility = z.infer<typeof Visibility>
export const getVisibility = endpoint({
  method: 'GET',
  path: '/api/profile/visibility',
  summary: 'Get whether the signed-in user appears on the leaderboard.',
  reply: Visibility,
  example: { isOnLeaderboard: true },
})
export const updateVisibility = endpoint({
  method: 'PUT',
  path: '/api/profile/visibility',
  summary: 'Appear on the leaderboard, or not.',
  body: Visibility,
  reply: Visibility,
  example: { isOnLeaderboard: false },
})

/** Everything stored about a person: the rows of each kind of record, without passwords and other secrets. */
export const PersonalData = z.object({
  exportedAt: Instant,
  records: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
})
export type PersonalData = z.infer<typeof PersonalData>
export const exportPersonalData = endpoint({
  method: 'GET',
  path: '/api/profile/export',
  summary: 'Get everything stored about the signed-in user, as one JSON document; asks for a confirmation.',
  reply: PersonalData,
  errors: ['confirmation_required'],
  example: {
    exportedAt: '2026-05-03T09:30:00.000Z',
    records: { goals: [], users: [{ id: 'user_ada', email: 'ada@example.com' }] },
  },
})

export const deleteAccount = endpoint({
  method: 'DELETE',
  path: '/api/profile',
  summary:
    'Delete the account and everything in it, and end its sessions. The email address confirms it, after a confirmation.',
  body: z.object({ email: text(254, 'Type your email address to confirm') }),
  reply: Success,
  errors: ['invalid_input', 'confirmation_required'],
  example: { success: true },
})
