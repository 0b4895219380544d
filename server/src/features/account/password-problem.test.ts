import { describe, expect, it } from 'vitest'
import { findPasswordProblem } from './password-problem.ts'

const ADA = { firstName: 'Ada', lastName: 'Okafor', email: 'ada.okafor@northwind.example' }
const problem = (password: string) => findPasswordProblem(password, ADA)

describe('a password', () => {
  it.each([
    'password',
    '12345678',
    'Sunshine',
    'PASSWORD123',
    'qwertyuiop',
    'iloveyou',
    'trustno1',
    'Summer2026!',
    '!!dragon!!',
  ])('on the lists that are tried first is refused, in any case and with marks around it: %s', (password) =>
    expect(problem(password)).toContain('on the lists that are tried first'),
  )

  it.each(['aaaaaaaa', '11221122', 'zxzxzxzxzx'])(
    'of a few characters again and again is refused: %s',
    (password) => expect(problem(password)).toMatch(/repeats|lists/),
  )

  it.each([
    'AdaOkafor',
    'okafor-1984',
    'ada.okafor@northwind',
    'northwind2026',
    'Lodestar2026',
    'lodestar-ada',
    '2026ADA-x-1!',
  ])('made of what anybody knows of its owner is refused: %s', (password) =>
    expect(problem(password)).toContain('made of your name'),
  )

  it.each([
    'a quiet passphrase',
    'correct horse',
    'Ada walks to the lake',
    'lodestar over the sea',
    'tG7#kq9!vR',
    'пароль на завтра',
    'x1x2x3x4x5',
  ])('that is none of these is taken: %s', (password) => expect(problem(password)).toBeNull())

  it('is judged without a name too', () => {
    const nobody = { firstName: null, lastName: null, email: 'a@b.co' }
    expect(findPasswordProblem('a quiet passphrase', nobody)).toBeNull()
    expect(findPasswordProblem('lodestar1', nobody)).toContain('Lodestar')
  })
})
