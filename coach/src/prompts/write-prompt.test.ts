import { DEFAULT_PREFERENCES } from '@lodestar/contract/preferences'
import { FOCUS_AREAS, PROMPT_SITUATIONS, type PromptSituation } from '@lodestar/contract/prompts'
import { describe, expect, it } from 'vitest'
import { buildLibrary } from '../playbooks/library.ts'
import { PLAYBOOKS } from '../testing/conversation.ts'
import { LIKELY_PLAYBOOKS, WITHOUT_DETAILS } from './situations.data.ts'
import { SKILL_QUESTIONS } from './skill-questions.data.ts'
import { writePrompt } from './write-prompt.ts'

const library = buildLibrary(PLAYBOOKS)
const write = (situation: PromptSituation, details: string) =>
  writePrompt(
    {
      situation,
      details,
      preferences: { userId: 'ada', ...DEFAULT_PREFERENCES },
      now: new Date('2026-11-21T10:00:00Z'),
      timeZone: 'Europe/Berlin',
    },
    library,
  )

const KITCHENS =
  'Ines and Paolo from the two kitchens have stopped talking since the menu change, and the waiters carry messages between them.'

describe('a prompt', () => {
  it.each(PROMPT_SITUATIONS)('on %s counts on playbooks there are', (situation) => {
    for (const key of LIKELY_PLAYBOOKS[situation]) expect([...library.playbooks.keys()]).toContain(key)
  })

  it('is the same for the same words, and leaves no blank unfilled', () => {
    for (const situation of PROMPT_SITUATIONS) {
      const prompt = write(situation, KITCHENS)
      expect(prompt).toEqual(write(situation, KITCHENS))
      expect(JSON.stringify(prompt)).not.toMatch(/\{\w+\}/)
    }
  })

  it('quotes the leader and offers a way, questions and steps of what the details are about', () => {
    const prompt = write('conflict', KITCHENS)
    expect(prompt.personalizedResponse).toContain(
      '“Ines and Paolo from the two kitchens have stopped talking',
    )
    expect(prompt.followUpQuestions).toHaveLength(4)
    expect(new Set(prompt.followUpQuestions).size).toBe(4)
    const conflict = library.playbooks.get('team-conflict')
    const title = /\*\*(.+?)\*\*/.exec(prompt.coachingApproach)?.[1]
    expect(conflict?.approaches.map((approach) => approach.title)).toContain(title)
  })

  it('asks for more than a few words before it is about them', () => {
    expect(write('feedback', 'It is hard.')).toEqual(WITHOUT_DETAILS.feedback)
  })
})

it('the questions on the four skills are all different', () => {
  const all = FOCUS_AREAS.flatMap((area) => SKILL_QUESTIONS[area])
  expect(new Set(all).size).toBe(all.length)
  expect(all).toHaveLength(72)
})
