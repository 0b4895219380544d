import { DEMO_PATHS } from '../paths.ts'
import { readStored, writeStored } from './storage.ts'

const FLAG = 'demoMode'

/** Tells whether an address asks for demo mode: `demo=true`, or one of the four demo paths. */
export const asksForDemo = (pathname: string, search: string): boolean =>
  DEMO_PATHS.includes(pathname) || new URLSearchParams(search).get('demo') === 'true'

/** Tells whether this browser was in demo mode before. */
export const hasDemoFlag = (): boolean => readStored(FLAG) === 'true'

/** Remembers or forgets demo mode in this browser. */
export const storeDemoFlag = (isOn: boolean): void => writeStored(FLAG, isOn ? 'true' : null)
