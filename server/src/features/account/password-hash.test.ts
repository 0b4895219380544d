import { hashPassword as hashByLibrary } from 'better-auth/crypto'
import { expect, it } from 'vitest'
import { hashPassword, isOutdated, verifyPassword } from './password-hash.ts'

it('fits its password only, names its cost, and is another one each time', async () => {
  const hash = await hashPassword('a quiet passphrase')
  expect(hash).toMatch(/^\$scrypt\$ln=15,r=8,p=3\$[\w+/]{22}==\$[\w+/]{43}=$/)
  expect(isOutdated(hash)).toBe(false)
  expect(await verifyPassword({ hash, password: 'a quiet passphrase' })).toBe(true)
  expect(await verifyPassword({ hash, password: 'a quiet passphrasE' })).toBe(false)
  expect(await hashPassword('a quiet passphrase')).not.toBe(hash)
})

it('made by the sign-in library before still fits, and is known to be outdated', async () => {
  const hash = await hashByLibrary('a quiet passphrase')
  expect(isOutdated(hash)).toBe(true)
  expect(await verifyPassword({ hash, password: 'a quiet passphrase' })).toBe(true)
  expect(await verifyPassword({ hash, password: 'another' })).toBe(false)
})

it('that is cut short fits nothing', async () => {
  expect(await verifyPassword({ hash: '$scrypt$ln=15,r=8,p=3$', password: '' })).toBe(false)
})
