import { expect, it } from 'vitest'
import { analyzeMessage } from './analyze-message.ts'
import { findQuoted } from './find-quoted.ts'

const quotedIn = (text: string) => findQuoted(text).map(({ start, end }) => text.slice(start, end))

it.each([
  [
    'Thanks, I will look.\n\nOn Tue, 3 June, Ana Ruiz wrote:\n> You never call.\n> Never.',
    'On Tue, 3 June, Ana Ruiz wrote:\n> You never call.\n> Never.',
  ],
  [
    'Yes.\n\nOn 3 June 2026 at 10:04, Ana Ruiz\n<ana@example.com> wrote:\nYou never call.',
    'On 3 June 2026 at 10:04, Ana Ruiz\n<ana@example.com> wrote:\nYou never call.',
  ],
  [
    'See below.\n\nFrom: Ana Ruiz\nSent: Tuesday\nTo: Tom\n\nYou never call.',
    'From: Ana Ruiz\nSent: Tuesday\nTo: Tom\n\nYou never call.',
  ],
  [
    'See below.\n\n---------- Forwarded message ---------\nFrom: Ana\n\nYou never call.',
    '---------- Forwarded message ---------\nFrom: Ana\n\nYou never call.',
  ],
  ['See you.\n\n-- \nTom Best\nLodge Ltd', '-- \nTom Best\nLodge Ltd'],
  ['See you.\n\nSent from my phone', 'Sent from my phone'],
])('finds what is not the writer’s own: %j', (text, quoted) => {
  expect(quotedIn(text)).toEqual([quoted])
})

it('lets the writer answer below what they quote', () => {
  expect(quotedIn('On Tuesday Ana wrote:\n> Can you come?\n\nYes, I can.\n\n> And Tom?\n\nHe too.')).toEqual([
    'On Tuesday Ana wrote:\n> Can you come?',
    '> And Tom?',
  ])
})

it.each(['On Friday I wrote: we will come.', 'From: here to there is far.', 'A -- B\nand more'])(
  'takes nothing of a plain text for a quotation: %j',
  (text) => {
    expect(quotedIn(text)).toEqual([])
  },
)

it('neither judges nor changes what is quoted, and says where it stands', () => {
  const below = 'On Tue, Ana Ruiz wrote:\n> You idiot never recieve it!!\n> Do it NOW'
  const messageText = `Hi Ana,\n\nPlease send it by Friday.\n\nThanks, Tom\n\n${below}`
  const request = { communicationType: 'email', context: 'general', messageText } as const
  const { improvedVersion, quoted, tone, findings } = analyzeMessage(request, { mutedRules: new Set() })
  expect(improvedVersion.endsWith(below)).toBe(true)
  expect(quoted).toEqual([{ start: messageText.indexOf(below), end: messageText.length }])
  expect(findings.every(({ start }) => start < messageText.indexOf(below))).toBe(true)
  const alone = { ...request, messageText: 'Hi Ana,\n\nPlease send it by Friday.\n\nThanks, Tom' }
  expect(tone).toBe(analyzeMessage(alone, { mutedRules: new Set() }).tone)
})
