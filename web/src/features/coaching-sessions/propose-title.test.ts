import { expect, it } from 'vitest'
import { proposeTitle } from './propose-title.ts'

it.each([
  ['', ''],
  ['  \n ', ''],
  ['so, marco interrupts Ana. I have to talk to him.', 'Marco interrupts Ana'],
  ['What do I tell Priya?', 'What do I tell Priya'],
  ['Dr. Weber', 'Dr'],
  ['so', 'So'],
  [
    'Our head baker Dorota has started correcting the apprentices in front of customers, loudly',
    'Our head baker Dorota has started correcting the apprentices …',
  ],
  ['x'.repeat(100), `${`X${'x'.repeat(59)}`} …`],
])('proposes for %j the title %j', (text, title) => {
  expect(proposeTitle(text)).toBe(title)
})
