import { expect, it } from 'vitest'
import { createVault, isSealed } from './vault.ts'

const OLD = 'the-first-secret-key-of-an-installation'
const NEW = 'the-second-secret-key-of-an-installation'
const TEXT = 'I keep putting off the talk with Marc – again.'

it('opens what it has sealed, in the same place', () => {
  const vault = createVault(NEW)
  const sealed = vault.seal(TEXT, 'goals.title user_1')
  expect(isSealed(sealed)).toBe(true)
  expect(sealed.startsWith(vault.prefix)).toBe(true)
  expect(sealed).not.toContain('Marc')
  expect(vault.open(sealed, 'goals.title user_1')).toBe(TEXT)
})

it.each(['goals.title user_2', 'goals.description user_1', 'meetings.title user_1'])(
  'does not open in another place: %s',
  (place) => {
    const vault = createVault(NEW)
    expect(() => vault.open(vault.seal(TEXT, 'goals.title user_1'), place)).toThrow()
  },
)

it('does not open what has been changed', () => {
  const vault = createVault(NEW)
  const sealed = vault.seal(TEXT, 'here')
  for (const at of [17, 30, sealed.length - 2]) {
    const changed = sealed.slice(0, at) + (sealed[at] === 'A' ? 'B' : 'A') + sealed.slice(at + 1)
    expect(() => vault.open(changed, 'here')).toThrow()
  }
})

it('seals the same text differently each time, and alike where equality is asked', () => {
  const vault = createVault(NEW)
  expect(vault.seal(TEXT, 'here')).not.toBe(vault.seal(TEXT, 'here'))
  expect(vault.sealAlike(TEXT, 'here')).toBe(vault.sealAlike(TEXT, 'here'))
  expect(vault.sealAlike(TEXT, 'here')).not.toBe(vault.sealAlike(TEXT, 'there'))
  expect(vault.open(vault.sealAlike(TEXT, 'here'), 'here')).toBe(TEXT)
})

it('opens with an earlier key and seals with the newest', () => {
  const before = createVault(OLD)
  const after = createVault(NEW, [OLD])
  const sealed = before.seal(TEXT, 'here')
  expect(after.open(sealed, 'here')).toBe(TEXT)
  expect(after.seal(TEXT, 'here').startsWith(before.prefix)).toBe(false)
  expect(after.listAlike(TEXT, 'here')).toContain(before.sealAlike(TEXT, 'here'))
  expect(() => createVault(NEW).open(sealed, 'here')).toThrow('SECRET_KEY_OLD')
})

it('takes nothing for sealed that somebody may have written', () => {
  for (const text of ['', 'sealed1.', 'sealed1.abc', 'sealed1.00000000.too short', TEXT])
    expect(isSealed(text)).toBe(false)
})
