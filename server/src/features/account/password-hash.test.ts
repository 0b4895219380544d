import { hashPassword as hashByLibrary } from 'better-auth/crypto'
import { describe, expect, it } from 'vitest'
import { HASH_COSTS } from '../../lib/scrypt.ts'
import { TEST_COSTS } from '../../testing/test-costs.ts'
import { createPasswordHashing } from './password-hash.ts'

const PASSWORD = 'a quiet passphrase'
const { hash: hashPassword, verify, isOutdated } = createPasswordHashing(HASH_COSTS.password)

describe('the hash of a password', () => {
  it('fits its password only, names its cost, and is another one each time', async () => {
    const hash = await hashPassword(PASSWORD)
    expect(hash).toMatch(/^\$scrypt\$ln=15,r=8,p=3\$[\w+/]{22}==\$[\w+/]{43}=$/)
    expect(isOutdated(hash)).toBe(false)
    expect(await verify({ hash, password: PASSWORD })).toBe(true)
    expect(await verify({ hash, password: 'a quiet passphrasE' })).toBe(false)
    expect(await hashPassword(PASSWORD)).not.toBe(hash)
  })

  it('made by the sign-in library before still fits, and is known to be outdated', async () => {
    const hash = await hashByLibrary(PASSWORD)
    expect(isOutdated(hash)).toBe(true)
    expect(await verify({ hash, password: PASSWORD })).toBe(true)
    expect(await verify({ hash, password: 'another' })).toBe(false)
  })

  it('at another cost is told apart by its name, and lets nobody in', async () => {
    const cheap = createPasswordHashing(TEST_COSTS.password)
    const hash = await cheap.hash(PASSWORD)
    expect(await cheap.verify({ hash, password: PASSWORD })).toBe(true)
    expect([cheap.isOutdated(hash), isOutdated(hash)]).toEqual([false, true])
    expect(await verify({ hash, password: PASSWORD })).toBe(false)
    const [, , , ...rest] = hash.split('$')
    const renamed = ['', 'scrypt', 'ln=15,r=8,p=3', ...rest].join('$')
    expect(await verify({ hash: renamed, password: PASSWORD })).toBe(false)
  })

  it('that is cut short fits nothing', async () => {
    expect(await verify({ hash: '$scrypt$ln=15,r=8,p=3$', password: '' })).toBe(false)
  })
})
