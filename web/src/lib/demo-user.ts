import type { User } from '@lodestar/contract/account'

/** The user a demo visitor is shown as, when the server knows none. */
export const DEMO_USER: User = {
  id: 'demo_user_001',
  email: '',
  firstName: 'Demo',
  lastName: 'User',
  profileImageUrl: null,
  provider: 'demo',
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  ndaAcceptedAt: null,
  ndaVersion: null,
}
