import {
  CoachingPrompt,
  FOCUS_AREAS,
  PROMPT_SITUATIONS,
  type SkillQuestions,
} from '@lodestar/contract/prompts'
import { describe, expect, it } from 'vitest'
import { aUser, aVisitor } from '../../testing/a-user.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp({ clock: () => new Date('2026-11-21T10:00:00Z') })
const visitor = aVisitor(app)
const ask = (situation: string, specificDetails = '', caller = visitor) =>
  caller.post('/api/coaching/prompts', {
    situation,
    context: { specificDetails, hasDetails: specificDetails.trim() !== '' },
  })

const RUTH =
  'I have to tell Ruth on Tuesday that she did not get the deputy job. She has covered for it for eight months.'

describe('a quick word of coaching', () => {
  it.each(PROMPT_SITUATIONS)(
    'on %s is whole without details and without an account [R3-36, R7-42, R9-30]',
    async (situation) => {
      const reply = await ask(situation)
      expect(reply.statusCode).toBe(200)
      const prompt = CoachingPrompt.parse(reply.json())
      expect(prompt.followUpQuestions.length).toBeGreaterThanOrEqual(3)
      expect(prompt.actionableSteps.length).toBeGreaterThanOrEqual(4)
      expect(prompt.coachingApproach).toMatch(/^\*\*.+\*\*/)
    },
  )

  it("uses the leader's own words and the person they name", async () => {
    const prompt = (await ask('difficult-conversation', RUTH)).json<CoachingPrompt>()
    expect(JSON.stringify(prompt)).toContain('Ruth')
    expect(prompt.personalizedResponse).toMatch(/“.*covered for it for eight months.*”/)
    expect(prompt).not.toEqual((await ask('difficult-conversation')).json())
  })

  it('follows the preferences of whoever is signed in', async () => {
    const user = await aUser(app)
    const before = (await ask('difficult-conversation', RUTH, user)).json()
    await user.put('/api/coaching/preferences', { directnessLevel: 5, empathyLevel: 1 })
    const after = (await ask('difficult-conversation', RUTH, user)).json()
    expect(after.personalizedResponse).not.toBe(before.personalizedResponse)
  })

  it('hands over what must not be coached, with nothing to coach beside it', async () => {
    const prompt = (
      await ask('one-on-one', 'One of my people told me yesterday that he wants to kill himself.')
    ).json<CoachingPrompt>()
    expect(prompt.personalizedResponse).toMatch(/988|emergency/)
    expect(prompt.followUpQuestions).toEqual([])
  })

  it('refuses what is not a situation and names the field [R9-30]', async () => {
    const reply = await ask('small-talk')
    expect(reply.statusCode).toBe(400)
    expect(reply.json().fields).toHaveProperty('body.situation')
  })
})

describe('the questions on the four skills', () => {
  const read = async (address: string) =>
    (await visitor.get(`/api/coaching/four-cs/${address}`)).json<SkillQuestions>()

  it.each(FOCUS_AREAS)(
    'of %s are six, and others on each of three pages [R3-37, R7-43, R9-31]',
    async (area) => {
      const pages = await Promise.all([0, 1, 2].map((page) => read(`${area}?page=${page}`)))
      for (const { focusArea, questions } of pages) {
        expect(focusArea).toBe(area)
        expect(questions).toHaveLength(6)
        for (const question of questions) expect(question).toMatch(/\?|\.$/)
      }
      const all = pages.flatMap(({ questions }) => questions)
      expect(new Set(all).size).toBe(18)
      expect(await read(`${area}?page=3`)).toEqual(pages[0])
      expect(await read(area)).toEqual(pages[0])
    },
  )

  it('are not found for any other skill, and refuse a page that is none [R7-43]', async () => {
    expect((await visitor.get('/api/coaching/four-cs/juggling')).statusCode).toBe(404)
    const reply = await visitor.get('/api/coaching/four-cs/coaching?page=-1')
    expect(reply.statusCode).toBe(400)
    expect(reply.json().fields).toHaveProperty('query.page')
  })
})
