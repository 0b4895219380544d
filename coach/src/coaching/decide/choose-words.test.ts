import { describe, expect, it } from 'vitest'
import type { Happening } from '../../playbooks/playbook.ts'
import { mark } from '../../text/said-lines.ts'
import { chooseToldWords } from './choose-words.ts'

const unit = (key: string, to: NonNullable<Happening['say']>['to'], words: string): Happening => ({
  key,
  about: key,
  heard: [],
  answer: `What ${key} means.`,
  say: { to, words },
})
const FRIEND = unit('friend', 'person', 'I treat you as everyone in here.')
const CUT = unit('cut', 'group', 'One of us goes in autumn.')
const SORRY = unit('shouted', 'person', "I shouted at you, and I'm sorry.")

/** What is chosen in a talk in which these were told, oldest first. */
function choose(text: string, told: readonly Happening[], heard: { twist?: Happening; matter?: 'new' } = {}) {
  const usedOfMatter = new Set(told.map(({ answer }) => mark(answer)))
  const { twist = null, matter = null } = heard
  return (
    chooseToldWords({ text, matter, twist, story: null }, null, {
      library: { stories: [FRIEND], twists: [CUT, SORRY] },
      state: { usedOfMatter },
    })?.words ?? null
  )
}

describe('words of what was told', () => {
  it('are those told last, else those of this message', () => {
    expect(choose('what do I say to him?', [FRIEND, SORRY])).toBe(SORRY.say?.words)
    expect(choose('what do I say to him?', [SORRY, FRIEND])).toBe(FRIEND.say?.words)
    expect(choose('he heard me shout. what do I say?', [FRIEND], { twist: SORRY })).toBe(SORRY.say?.words)
  })

  it('are for whom the request names, not for whoever is mentioned in it', () => {
    expect(choose('and what do I tell the others?', [CUT, FRIEND])).toBe(CUT.say?.words)
    expect(choose('The team is furious. What do I say to him?', [CUT, FRIEND])).toBe(FRIEND.say?.words)
    expect(choose('What do I write to my boss?', [CUT, FRIEND])).toBeNull()
  })

  it('are none of another matter, and none where other words are asked for by name', () => {
    expect(choose('Something else: what do I say to Pia?', [FRIEND], { matter: 'new' })).toBeNull()
    expect(choose('How do I thank him?', [FRIEND])).toBeNull()
    expect(choose('How do I apologize to her?', [SORRY, FRIEND])).toBe(SORRY.say?.words)
  })
})
