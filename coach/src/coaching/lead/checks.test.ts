import { describe, expect, it } from 'vitest'
import { prepareLast } from '../../testing/conversation.ts'
import { readAnswer } from './answer.ts'
import { expectTurn } from './lead.ts'

/** Told on a Saturday, November 21. */
const TOLD = [
  'My assistant Oksana burned a carpet, and pan Dvořák wants her name. Raghunathan, Łukasz and Sr. Falcão know of it.',
  'There are 200 people, 110 have signed. Iván was late 6 times this month, 40 minutes x 3 last week. The crane starts at 7, we meet Thursday at two.',
  'Jolene, she’s 23, knows. Antwerp says January, they pay 90 euro from 1 October. It has been like this for eleven weeks. The jhun thing is in our slakform tool. Easter was fine.',
  'Yesterday he rang, for the fourth time. Christmas is near. I cut 3 of 11 roles, a week from Thursday. We have 5 months of cash, burn 60k, two more at 7k each. My hit rate is 10 %.',
]
/** @returns what is shown of a sentence, or why nothing is. */
function check(
  sentence: string,
  state: object = {},
  told: readonly string[] = TOLD,
  options: Parameters<typeof prepareLast>[1] = {},
) {
  const { brief, ...prepared } = prepareLast(told, options)
  if (!brief) throw new Error('no brief')
  const message = `You know more than anybody about it.\n\n${sentence}\n\nThen wait.`
  const answer = readAnswer({ message, state }, '')
  if (!answer) throw new Error('nothing to read')
  const made = expectTurn({ ...prepared, brief }).accept(answer, 'mini-3')
  if ('refusal' in made) return made.refusal
  return made.turn.content === message ? 'shown' : made.repairs
}

describe('what is not made up is not taken for it', () => {
  it.each([
    ['a name beyond the English alphabet', 'Write to Dvořák first, and then ring Łukasz.'],
    ['another form of a name', 'Write “pane Dvořáku”, and say “paní Oksano” to her; call him Raghu.'],
    ['a title before a name', 'Then Sr. Falcão hears it, e.g. on the phone, and Dr. Oksana laughs.'],
    ['a country', 'In Belgium or in the Czech Republic that is a rotten errand.'],
    ['a people or a language', 'Say it in Vietnamese or Bisaya, as the Danes would.'],
    ['an interjection', '“Righto. Alright, bro. Bye, mate.”'],
    ['an interjection of another language', 'Ja, that stings. Aye, it will pass.'],
    ['a quality at the start of a sentence', 'Irony will not carry, and sarcasm even less. Sarcasm hurts.'],
    ['many of something at the start of a sentence', 'Nerves are normal before a talk like this.'],
    ['minutes after something else', 'Give him five minutes of silence after you have said it.'],
    ['how often somebody may do something', 'He can correct her fifty times a day where nobody sees it.'],
    ['ways, sentences and minutes that are counted', 'There were two ways to take it. Two minutes in, stop.'],
    ['a feared reply', 'He may answer “Then who is going to tell her?”, and you say “You are.”'],
    ['how somebody tells it', 'Let him have two minutes for the crane as he tells it.'],
    ['what is going on by then', 'On Tuesday he is still thinking; ask him later.'],
    ['somebody in general', 'The sentence you gave him was a hint, and a person who asks is no judge.'],
    ['a product written in small letters', 'Put it into Slakform, and let Jhun read it there.'],
    ['words in another language', '“Estou aqui. O que você precisa de mim? Pessoal, café.”'],
    ['words with polite capitals', '“Dobrý den, vím, že Vás to zajímá. Mohu za Vámi zítra přijít?”'],
    ['a request for minutes', '“Have you got five minutes before we open? Can I have two minutes with you?”'],
    [
      'minutes that are proposed',
      'Ask him to come ten minutes early, and take twenty minutes alone and twenty together.',
    ],
    ['a proposed hour', '“I can meet you outside at half past six, or on Friday at seven.”'],
    ['a time without its hour', '“I have got till twenty past, and I am going nowhere.”'],
    ['what numbers that were told lie apart', 'The other 90 have not said a word yet.'],
    ['a guess at a feeling', 'Perhaps he is jealous of her, or she is tired; ask.'],
    [
      'a share that its own numbers make',
      'Fifty-five of a hundred is 55 percent, so you need no word like all.',
    ],
    ['a rate that is rounded', 'Six times in a month is one every five days or so.'],
    ['what one of its numbers takes at the pace of the other', 'At ten a day 200 talks take 20 days.'],
    ['an imagined measure', 'If he came down to 30, the crane could start.'],
    ['an imagined relative', 'If he has a wife, she knows of the fourth call.'],
    ['how the leader is read', 'You were brave on the phone, and nobody thanked you.'],
    ['everybody but one', '“199 people will see how it is decided.”'],
    ['what nobody in particular does', '“Nobody does it three times running.”'],
    ['a number in three words', 'A hundred and ten people have signed already.'],
    ['a method that is called after somebody', 'An Eisenhower matrix can sort that for you.'],
    ['a certainty of advice', 'A decision one can correct may be taken at seventy percent certainty.'],
    ['what numbers of one sentence make', 'Three a day makes fifteen by the end of a week of five days.'],
    ['weeks to a date that was told', 'You have twelve days until the week from Thursday is there.'],
    ['what numbers that were told make together', 'That is 120 minutes of standing still.'],
    ['an age, and a rate', 'Jolene, a 23-year-old, has kept it running, and they have agreed to 90 a month.'],
    ['this year and the next', '“Is that 1 October 2026 or 1 October 2027?”'],
    ['a month that a told span reaches', 'Eleven weeks back from today is early September.'],
    ['a day in a month that was named', '“Does Tuesday, 12 January suit? By the 15th you hear from me.”'],
    ['a proposed day some weeks ahead', 'If nothing has changed by December 19, I was wrong.'],
    ['a verb that is called like a month', 'The 90 may lift him past the others.'],
    [
      'a number of its own list',
      '1. Say it.\n2. Wait.\n\nNumber 4 of these would be one too many, number 2 matters.',
    ],
    ['evidence that is the leader’s', 'The evidence is in front of you, and you find it hard to look at.'],
    ['the night that was told as yesterday', 'He sent it last night, and you read it at eleven.'],
    ['a feast', 'Take Christmas Eve off, and let Łukasz have the rest.'],
    [
      'a figure that is proposed where minutes were told',
      '“Forty minutes is too long. From tomorrow we take 15.”',
    ],
    ['a sum of what two numbers make', 'At 7,000 each, two more are 14,000, so 74,000 in all.'],
    ['how often it was, told as which time it was', 'That is four times on the phone.'],
    ['the days to a day that was told', 'You have nine working days, since it is a week from Thursday.'],
    ['the rest of a share', '“A rate of 10 % is as useful as 90, if you turn it around.”'],
    [
      'words to say that are said again',
      '“Please tell me what happened.”\n\n“Please tell me what happened.”',
    ],
  ])('%s', (_, sentence) => {
    expect(check(sentence)).toBe('shown')
  })
})

describe('what is made up is found', () => {
  it.each([
    ['an appointment', 'Your meeting with the owner is at 14:45.', ['number']],
    ['how often something happened', 'He was late seven days in a row.', ['number']],
    ['how long something took', 'It took him two years to forgive it.', ['number']],
    ['what was said on a day', 'On the 26th you said yes to it.', ['day']],
    ['a day the coach has named itself', 'On Monday you told them that it was fine.', ['day']],
    ['a month of the past', 'It has been like this since August.', ['day']],
    ['a long quotation', 'You told me “I want to resign over all of this”, so begin there.', ['quote']],
    [
      'a name in another language',
      '“Hindi kita iiwan, pero kausapin mo si Priyanka bukas.”',
      'invented-in-words',
    ],
    ['a part of a told whole', 'Nine of eleven hear it from him.', ['number']],
    ['a span of something told', 'With nine months of cash you can wait.', ['number']],
    ['which time something was', 'That was the seventh time on the phone.', ['number']],
    ['people who have done something', 'Nine people were on the call with him.', ['number']],
    ['an age in months', 'Her baby is six months old, and she is tired.', ['number']],
    ['how long somebody has', 'You have until December 15 for that.', ['day']],
    ['a date that is wrongly reckoned', 'A week from Thursday is December 10.', ['day']],
    [
      'words that somebody else has not said',
      'As Jolene told you, she is negotiating with another museum.',
      ['untold'],
    ],
    ['what was agreed on', 'As the two of you agreed in his last review, he asks first.', ['untold']],
    ['a quotation of somebody else', 'Oksana said “I never touched it”, so begin there.', ['quote']],
    ['something the coach has lived through', 'I once coached a woman in the same place.', ['untold']],
    [
      'a reason that lies within somebody',
      'Iván is late because he no longer trusts the foreman.',
      ['untold'],
    ],
    ['what most of them do', 'Most of them live nearer to the museum.', ['untold']],
    ['who somebody is, in passing', 'Jolene, who comes from finance, wants her to stay.', ['untold']],
    ['what somebody had hoped for', 'Jolene had been counting on the museum job.', ['untold']],
    ['a deadline of somebody else', 'The province wants an answer by 1 December.', ['day']],
    ['a visit on a day', 'The inspectors come on the 2nd.', ['day']],
    ['a meeting on a weekday', 'On Wednesday the staff council meets, and it will be a topic.', ['day']],
    ['how many of a number', 'Nine of the 200 have handed in their notice.', ['number']],
    ['which of its kind something was', 'This is the ninth letter from a customer.', ['number']],
    ['a row of something', 'She has worked the last eight Christmases.', ['number']],
    ['words somebody said to a third', 'Oksana told the porter “I am done here”.', ['quote']],
    ['a share that its numbers do not make', 'Fifty-five of a hundred is 65 percent.', ['percentage']],
    ['a sum that is wrong', 'That is 130 people, so take the larger hall.', ['number']],
    ['people who were not counted', 'The fourteen of them want to know it.', ['number']],
    ['since something nobody has told of', 'You cancel since the reorganisation.', ['day']],
    ['a weekday that a date is not', 'Your answer is due on the 26th, a Friday.', ['day']],
    ['words nobody has said', 'You told me that you felt humbled by the visit.', ['untold']],
    ['a threat', 'Jolene has threatened to walk out.', ['untold']],
    ['a motive', 'Iván is jealous of her.', ['untold']],
    ['a relative', 'His wife would take it harder.', ['untold']],
    ['an illness', 'With his arthritis he does it slowly.', ['untold']],
    ['something done', 'Oksana turned down the museum project for it.', ['untold']],
    ['a wish', 'Iván wants to move to the warehouse.', ['untold']],
    ['an office', 'Łukasz has already gone to the union about it.', ['untold']],
    ['a country where somebody is', 'Her people in Ghana would say the same.', ['name']],
    ['a well-known firm', 'At Google they do it without a form.', ['name']],
    ['something that is known to everybody', 'It is a known fact that people like this leave.', ['study']],
    ['a share in words', 'Complaints fall by a third when somebody answers.', ['study']],
    ['a season', 'He has done this since last spring.', ['day']],
    ['how long ago', 'Four weeks ago he did the same.', ['day']],
    ['a weekday on which something is', 'The contract gets signed on Wednesday.', ['day']],
    ['an hour at which somebody comes', 'He comes at 6:40.', ['number']],
    ['another count of what was told', 'Nine roles are a lot for one day.', ['number']],
    ['how long something of theirs takes', 'A crane of 45 minutes is no crane.', ['number']],
    ['how much they lose', 'You lose 71 minutes every day.', ['number']],
    ['the month March', 'He has done this since March.', ['day']],
    ['since the month May, at the start', 'Since May it has got worse between them.', ['day']],
    ['since a feast', 'Since Ramadan they have not shared a table.', ['day']],
    ['since the month that it is', 'Since November he has eaten alone.', ['day']],
    ['by the name of a feast', 'Everybody remembers the Halloween party with the crane.', ['day']],
    ['a weekday on which something happened', 'On Tuesday the same thing happened with the crane.', ['day']],
    ['a weekday on which they have something', 'On Tuesday you have the inspection.', ['day']],
    ['a date on which somebody comes', 'The association inspects you on 1 December.', ['day']],
    ['a month in which others did something', 'Last month two others kept silent about it.', ['day']],
    ['a name that is a word, too', 'Grace told you that it was Iván.', ['name']],
    ['a name from somewhere', 'Mirko from the harbour knows it, too.', ['name']],
    ['how many others did something', 'Twelve couples have left because of it.', ['number']],
    ['how many of them did it', 'Nine of the foremen want him gone.', ['number']],
    ['how many there were', 'There were twelve fuses in the box.', ['number']],
    ['how many somebody has done something to', 'Iván has trained nine apprentices before.', ['number']],
    ['a time of the clock', 'It was quarter past nine by then.', ['number']],
    ['a count in words to say', '“You were 25 minutes late on that day, and I saw it.”', 'invented-in-words'],
  ])('%s', (_, sentence, found) => {
    expect(check(sentence)).toEqual(found)
  })
})

describe('a limit that was asked for', () => {
  it.each([
    ['One sentence.', '“Sr. Falcão, nobody screams at my people, e.g. at Davi.”', 'shown'],
    ['One sentence.', '“Sr. Falcão, nobody screams here. You talk to me.”', 'over-limit'],
    ['A card, four lines.', '> *Ana,*\n> *one.*\n> *two.*\n> *three.*\n> *four of my own.*', 'shown'],
  ])('%s is kept by %s', (limit, words, found) => {
    expect(check(words, {}, [...TOLD, `What do I say to Davi and Ana? ${limit}`])).toBe(found)
  })
})

it('is found where few figures were told, and nothing that happens again', () => {
  const told = ['Of 18 students on my staff 7 have called in sick on a weekend.']
  expect(check('Seven out of eighteen is more than half of your students.', {}, told)).toEqual(['percentage'])
  expect(check('Last time you left it to them it ended in a shouting match.', {}, told)).toEqual(['day'])
})

it('a share of others is found where no figures make it', () => {
  const told = ['Inês teaches five evening groups, and Callum has B1.']
  expect(check('A third of the learners left in tears.', {}, told)).toEqual(['percentage'])
})

describe('of the session a week before', () => {
  const lastSession = {
    title: 'Iván',
    endedOn: '2026-11-14',
    matters: ['Iván comes late'],
    people: [],
    facts: ['he has two kids and a night job at the harbour', 'Oksana does his part of the hall'],
    promises: [{ text: "I'll talk to Iván on Wednesday", dueOn: '2026-11-18', outcome: 'open' as const }],
  }
  const checkLater = (sentence: string) =>
    check(sentence, {}, ['I talked to him. He went red and stayed until the end.'], { lastSession })

  it.each([
    'With two kids and a night job at the harbour he counts every hour.',
    'Last week you told me that Oksana does his part of the hall.',
    'A week ago Oksana did his part of the hall.',
    'Last Saturday he was still leaving her his part of the hall.',
    'You said that he “has two kids and a night job at the harbour”, so ask him for his evenings.',
    'You promised yourself the talk for Wednesday, and you kept it.',
  ])('may stand: %s', (sentence) => {
    expect(checkLater(sentence)).toBe('shown')
  })

  it.each([
    ['With three kids and a night job he counts every hour.', ['number']],
    ['Last month Oksana did his part of the hall.', ['day']],
    ['Last Tuesday Oksana did his part of the hall.', ['day']],
    ['You said that he “has a sick mother”, so ask him for his evenings.', ['quote']],
    ['You promised Oksana a new desk by the window.', ['promised']],
  ])('is not made up: %s', (sentence, found) => {
    expect(checkLater(sentence)).toEqual(found)
  })
})
