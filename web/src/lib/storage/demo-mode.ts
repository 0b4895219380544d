import type { User } from '@lodestar/contract/account'
import { DEMO_PATHS } from '../paths.ts'
import { readStored, writeStored } from './storage.ts'

const FLAG = 'demoMode'

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

/** Tells whether an address asks for demo mode: `demo=true`, or one of the four demo paths. */
export const asksForDemo = (pathname: string, search: string): boolean =>
  DEMO_PATHS.includes(pathname) || new URLSearchParams(search).get('demo') === 'true'

/** Tells whether this browser was in demo mode before. */
export const hasDemoFlag = (): boolean => readStored(FLAG) === 'true'

/** Remembers or forgets demo mode in this browser. */
export const storeDemoFlag = (isOn: boolean): void => writeStored(FLAG, isOn ? 'true' : null)
