import { type Case, EMPTY_CASE } from '@lodestar/contract/case'
import { listInsights } from '@lodestar/contract/insights'
import { DEFAULT_PREFERENCES } from '@lodestar/contract/preferences'
import { SENT_FIELDS } from '@lodestar/contract/sent-fields.data'
import { expect, it } from 'vitest'
import { analyzeMessage } from '../../communication/analyze-message.ts'
import { briefRegister, briefRewrite } from '../../communication/model-rewrite/model-rewrite.ts'
import { buildLibrary } from '../../playbooks/library.ts'
import { preparePrompt } from '../../prompts/prepare-prompt.ts'
import { PLAYBOOKS, prepareLast } from '../../testing/conversation.ts'
import { prepareLine, prepareReaction } from '../rehearse/rehearse.ts'
import { briefInsight } from '../texts/model-insight.ts'
import { prepareSummary } from '../texts/model-summary.ts'

const MARCO = 'Marco keeps interrupting Ana in our planning meetings. I have to talk to him before Thursday.'
const ASKS =
  "Marco keeps interrupting Ana, and I need to give him feedback. I've hinted but he doesn't get it. I saw the most recent moment at the meeting on Thursday: he talked over her in the middle of a sentence, and the consequence was that she stopped talking. What would you do, and what does research say?"
const HELD = { messageId: 'user-0', struck: false }
const CASE = {
  ...EMPTY_CASE,
  matters: [{ ...HELD, id: 'm', title: 'Marco interrupts', situations: [] }],
}

const FULL_CASE = {
  ...CASE,
  inHand: 'm',
  people: [{ ...HELD, id: 'p', heard: 'Marco', label: 'Marco', pronoun: 'he', sameAs: null }],
  facts: [{ ...HELD, id: 'f', kind: 'happened', quote: 'keeps interrupting Ana' }],
  promises: [{ ...HELD, id: 'o', text: 'Talk to Marco', dueOn: '2026-11-26' }],
  time: 'this-week',
  corrected: ['Marco is “he”'],
} as const satisfies Partial<Case>
const RESULT = {
  leadershipStyle: 'Coaching' as const,
  primaryProfile: 'D',
  summary: '',
  details: [],
  scores: [],
  motivators: [],
  confidence: 1,
  warnings: [],
}

const library = buildLibrary(PLAYBOOKS)
const MOMENT = { now: new Date('2026-11-21T10:00:00Z'), timeZone: 'UTC' }
const PREFERENCES = { userId: 'ada', ...DEFAULT_PREFERENCES, currentPosition: 'Ward manager' }

interface Sent {
  readonly messages: readonly { readonly content: string }[]
}

/** The places of what stands in the quotation: two names deep where a part has parts. */
function listPlaces(sent: Sent | null): string[] {
  const [, json = '{}'] = /^<\w+>\n(.*)\n<\/\w+>/.exec(sent?.messages.at(-1)?.content ?? '') ?? []
  return Object.entries(JSON.parse(json) as Record<string, unknown>).flatMap(([name, part]) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.keys(part).map((inner) => `${name}.${inner}`)
      : [name],
  )
}
const sorted = (places: readonly string[]) => [...places].toSorted()
const told = (task: keyof typeof SENT_FIELDS) => Object.keys(SENT_FIELDS[task].fields).toSorted()

it('the page on privacy names every field of a turn that is sent, and none that is not', () => {
  const long = "I've hinted but he doesn't get it, and Marco has had no feedback from me. ".repeat(400)
  const { brief } = prepareLast([ASKS, long, `${MARCO} Is it wise to tell my boss beforehand?`, ASKS], {
    case: FULL_CASE,
    preferences: { currentPosition: 'Ward manager' },
    profile: { strengths: ['You explain why'], developmentAreas: ['You wait'] },
    sessionTitle: 'Marco',
    surroundings: {
      goals: [{ title: 'Speak up sooner', category: 'communication', progress: 20 }],
      meetings: [{ title: 'Planning', startTime: '2026-11-24T09:00:00Z', meetingType: 'team' }],
      results: [{ assessmentType: 'disc', processedResults: RESULT }],
      outcomes: [
        {
          source: 'talk',
          subject: 'Marco',
          day: '2026-11-19',
          words: 'Marco, you interrupted Ana.',
          came: 'well',
          line: 'He listened.',
        },
      ],
    },
    lastSession: {
      title: 'Ana',
      endedOn: '2026-11-14',
      facts: ['she has gone quiet'],
      matters: ['Ana has gone quiet'],
      people: [{ label: 'Ana', pronoun: 'she' }],
      promises: [{ text: 'Talk to Ana', dueOn: '2026-11-16', outcome: 'open' }],
    },
  })
  // A way is sent where the message is surely about its matter, which a long talk about something else blurs.
  const ofFirst = listPlaces(prepareLast([ASKS]).brief)
  const places = new Set([...listPlaces(brief), ...ofFirst])
  expect(sorted([...places, 'message', 'conversation'])).toEqual(told('turn'))
})

it('and every field of a word of coaching, an improved version, a summary and an insight', () => {
  const prompt = preparePrompt(
    { situation: 'difficult-conversation', details: ASKS, preferences: PREFERENCES, ...MOMENT },
    library,
  ).brief
  expect(sorted([...listPlaces(prompt), 'message'])).toEqual(told('prompt'))

  const request = {
    communicationType: 'email',
    context: 'general',
    subject: 'Figures',
    messageText: 'Hi Priya, you never send the numbers in time. Thanks, Ada',
  } as const
  const rewrite = briefRewrite(request, analyzeMessage(request, { mutedRules: new Set() }))
  const inRegister = briefRegister(request, 'softer', { ...request })
  const ofRewrite = new Set([...listPlaces(rewrite), ...listPlaces(inRegister)])
  expect(sorted([...ofRewrite])).toEqual(told('rewrite'))

  const said = {
    id: 'user-0',
    role: 'user',
    content: MARCO,
    metadata: {},
    createdAt: MOMENT.now.toISOString(),
  } as const
  const ended = { title: 'Marco', history: [said], preferences: PREFERENCES, moment: MOMENT }
  const summary = prepareSummary({ ...ended, case: { ...CASE, time: 'this-week' } }, library)
  expect(sorted(listPlaces(summary.brief))).toEqual(told('summary'))

  const [insight] = listInsights.example
  expect(sorted(listPlaces(insight ? briefInsight(insight, MOMENT) : null))).toEqual(told('insight'))
})

it('and every field of a line of a rehearsal', () => {
  const scene = { person: 'Marco', title: 'Marco', words: '', expected: [], told: [MARCO] }
  const stage = { scene, lines: [] }
  const said = {
    ...stage,
    text: 'You always interrupt Ana.',
    timeZone: 'UTC',
    hearing: null,
    sentences: new Map(),
    tone: null,
  }
  const { brief } = prepareLine(said, library)
  const played = prepareReaction('one', stage, 'hard')
  const places = new Set([...listPlaces(brief), ...listPlaces(played.brief)])
  expect(sorted([...places])).toEqual(told('rehearsal'))
})
