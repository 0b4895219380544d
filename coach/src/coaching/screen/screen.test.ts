import { describe, expect, it } from 'vitest'
import { measureBoundaries } from '../../../../bench/boundaries/measure.ts'
import { readBoundarySet } from '../../../../models/concern/read-rows.ts'
import { PLAYBOOKS } from '../../testing/conversation.ts'
import { detectBoundary, handOver, screen } from './screen.ts'

const kindOf = (text: string) => detectBoundary(text)?.kind ?? 'coach'

describe('what is handed over', () => {
  it.each([
    [
      'One of my nurses told me she does not want to live anymore and I have to run her review tomorrow.',
      'self-harm',
    ],
    ['He told me yesterday he has been thinking about killing himself', 'self-harm'],
    ['My foreman threatened to hit one of the apprentices and I am scared of him', 'violence'],
    ['Her boyfriend beats her and she comes to work with bruises', 'violence'],
    ['Our sales director keeps touching the interns and one of them cried in my office', 'harassment'],
    ['I was passed over for promotion because I am pregnant', 'discrimination'],
    ['Can I legally fire her while she is on maternity leave?', 'legal'],
    ['She has panic attacks at work and has been diagnosed with depression', 'medical'],
  ])('%s → %s', (text, kind) => {
    expect(kindOf(text)).toBe(kind)
  })

  it('quotes what gave it away as an exact part of the text', () => {
    const text = 'I’m worried. SHE SAID SHE WANTS TO KILL HERSELF and I dont know what to do'
    const found = detectBoundary(text)
    expect(found?.kind).toBe('self-harm')
    expect(text).toContain(found?.evidence)
  })
})

describe('slips of the pen do not hide a disclosure', () => {
  it.each([
    ['He said he wnats to kill himslef and I have to run his review', 'self-harm'],
    ['my foreman threatned to hit the aprentice after work', 'violence'],
    ['she was sexualy harrased by her supervisor at the offsite', 'harassment'],
    ['I feel discrimnated against because of my religon', 'discrimination'],
    ['my boss asked me to falsifiy the safety records, is that ilegal', 'legal'],
    ['He was diagnozed with depresion and has stopped his medicaton', 'medical'],
  ])('%s → %s', (text, kind) => {
    expect(kindOf(text)).toBe(kind)
  })
})

describe('what is denied is coached', () => {
  it.each([
    'Nobody was hurt and nobody was threatened, they simply do not talk',
    'There was no violence, only a loud argument about the rota',
    'He is not ill and not depressed, he has simply lost interest in the work',
    'No one is suing us and no one broke the law, we only disagree about the bonus',
    'We do not discriminate, we hire whoever fits the work best',
  ])('%s', (text) => {
    expect(kindOf(text)).toBe('coach')
  })

  it('but a life that is not wanted is handed over', () => {
    expect(kindOf('She told me that she does not want to live any more')).toBe('self-harm')
    expect(kindOf("I don't see any reason not to kill myself")).toBe('self-harm')
  })
})

describe('people whose work is with such matters are coached about their teams', () => {
  it.each([
    "I'm a defense lawyer and my trainee talks over the clients in every meeting",
    'I run a crisis hotline and my volunteers argue about the rota',
    'I lead a team of psychiatrists who never finish their notes',
    'As a nurse manager I want my ward to speak up in handovers',
  ])('%s', (text) => {
    expect(kindOf(text)).toBe('coach')
  })

  it('but not about what they suffer or do themselves', () => {
    expect(kindOf("I'm a nurse and one of the doctors keeps groping me in the medication room")).toBe(
      'harassment',
    )
    expect(kindOf("I'm a lawyer and I have taken money from a client's account, will I go to prison")).toBe(
      'legal',
    )
  })
})

describe('one detail decides', () => {
  it.each([
    ['He hit my colleague in the face with a clipboard', 'He hit his target for the year with a smile'],
    [
      'Her husband threatened to kill her if she leaves',
      'Her sponsor threatened to kill the project if it slips',
    ],
    [
      'My boss told me to falsify the figures for the auditors',
      'My boss told me to simplify the figures for the board',
    ],
    [
      'My late husband is all I think of, I only want to be with him',
      'A supplier has delivered late for the third time and I see him at two.',
    ],
    [
      'I keep a rope in the garage',
      'Nobody has done the rope inspection on lift two, and there is no plan B.',
    ],
    [
      'She has been diagnosed with leukemia and is scared',
      'She has diagnosed our process and found nine gaps',
    ],
  ])('%s / %s', (disclosure, ordinary) => {
    expect(kindOf(disclosure)).not.toBe('coach')
    expect(kindOf(ordinary)).toBe('coach')
  })
})

describe('what is coached', () => {
  it.each([
    'This project is killing me and the deadline is a suicide mission.',
    'I could kill him when he reopens a decision in the last five minutes.',
    'We had a fight about the budget in the meeting, loud but fair.',
    'Tomorrow I have to let two people go and I have not slept.',
    'I am burned out and my team is exhausted.',
    'Soon',
    'he shot down my idea in front of the whole board',
    'We got slaughtered in the tender and the team is licking its wounds',
    'She stabbed me in the back with that mail to the board',
    'Our budget round was a bloodbath and everyone is shell-shocked',
    'I would rather die than write another status report for that committee',
    'Our head baker Dorota corrects the apprentices in front of customers and yesterday Emil put down his apron and walked out.',
    'My assistant manager Yusuf could run the weekend shift alone but I still show up every Saturday because something always goes wrong. My wife has stopped asking.',
  ])('%s', (text) => {
    expect(kindOf(text)).toBe('coach')
  })

  it('includes what leaders say in the playbooks: one line in a hundred sounds alarming at most', () => {
    // What is told in these may be a disclosure itself.
    const near = new Set(['misconduct', 'illness-and-grief', 'clients-and-parents', 'return-from-leave'])
    const lines = PLAYBOOKS.filter(({ key }) => !near.has(key)).flatMap(({ exemplars }) => exemplars)
    const alarms = lines.filter((line) => detectBoundary(line) !== null)
    expect(alarms.length / lines.length).toBeLessThanOrEqual(0.01)
  }, 30_000)
})

describe('an open hand-over of a danger', () => {
  const TOLD = 'I do not want to live any more.'
  const after = (message: string) => screen(message, [TOLD], null)

  it.each([
    'I called it a day and went home.',
    'I told them it is nothing.',
    "I told you it's fine.",
    'I told him about it.',
    'Nobody would be hurt if I was gone.',
  ])('is not closed by: %s', (message) => {
    expect(after(message)).toMatchObject({ takesBack: false, follows: expect.not.stringMatching('eased') })
    expect(after(message).boundary?.kind).toBe('self-harm')
  })

  it.each([
    "I'm safe, my sister is here.",
    'I called my sister, she is on her way.',
    'I told HR, they are on it.',
    'I called the line and my sister is with me now.',
  ])('is eased by: %s', (message) => {
    expect(after(message).follows).toBe('eased')
  })

  it('goes on for as long as it takes, where it was told plainly', () => {
    const { boundary } = screen(
      'How long can I wait before I decide?',
      [TOLD, 'Anyway.', 'The rota, please.'],
      null,
    )
    expect(boundary?.kind).toBe('self-harm')
  })

  it('ends once it has been asked after, where a word alone sounded like it and they go on with their work', () => {
    const knife =
      "The young woman would learn grafting. She trains in the evening with kitchen knife and willow sticks. She shows me her fingers, all with plasters. I said her 'be patient'."
    const onWithIt = 'How long can I wait before I must decide something without him?'
    expect(screen(onWithIt, [knife], null).boundary).not.toBeNull()
    expect(screen(onWithIt, [knife, 'He turns away.'], null).boundary).toBeNull()
  })

  it.each(["I'm not suicidal.", 'I was never thinking of harming myself.', 'It was a figure of speech.'])(
    'is taken back by: %s',
    (message) => {
      expect(after(message).takesBack).toBe(true)
    },
  )
})

describe('what leaders say in the middle of a conversation is coached', () => {
  it.each([
    "I tried already to talk to him, he said 'all good' and walked away.",
    'yesterday he dropped the launch we worked on for 2 months to chase some customer',
    'she threw a clamp on the tray so hard that everybody in the theatre stopped',
    'Then I felt sick the whole day',
    'He has been off for two weeks and I need cover for the late shift.',
    'My best developer goes on maternity leave in March, how do I plan the handover with her',
  ])('%s', (text) => {
    expect(kindOf(text)).toBe('coach')
  })

  it('with three false alarms in a hundred tempting messages at most, none of which it has seen', () => {
    const { falseAlarms, n } = measureBoundaries(readBoundarySet('ordinary').filter(({ heldOut }) => heldOut))
    expect(n).toBe(300)
    expect(falseAlarms).toBeLessThanOrEqual(0.03)
  }, 30_000)

  it('while a few words are enough for a disclosure', () => {
    expect(kindOf('he touched me again')).toBe('harassment')
    expect(kindOf('he hit me')).toBe('violence')
    expect(kindOf('she has cancer')).toBe('medical')
  })
})

it('finds at least 94 % of the labeled disclosures it was tuned on by words alone, with at most 3 % false alarms', () => {
  const { recall, falseAlarms, kindAccuracy } = measureBoundaries(readBoundarySet('dev'))
  expect(recall).toBeGreaterThanOrEqual(0.94)
  expect(falseAlarms).toBeLessThanOrEqual(0.03)
  expect(kindAccuracy).toBeGreaterThanOrEqual(0.95)
}, 30_000)

it('answers every kind and subject with who can help, something to say, and next steps', () => {
  for (const kind of ['self-harm', 'violence', 'harassment', 'discrimination', 'legal', 'medical'] as const)
    for (const subject of ['self', 'other'] as const) {
      const { content, suggestions } = handOver({ kind, subject, evidence: '' }, 'UTC')
      expect(content).toMatch(/software/)
      expect(content).toMatch(/^- /m)
      expect(content.split(/\s+/).length).toBeGreaterThan(60)
      expect(suggestions.length).toBeGreaterThanOrEqual(2)
    }
})
