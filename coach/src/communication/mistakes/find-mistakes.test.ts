import { describe, expect, it } from 'vitest'
import { readMessage } from '../message-text.ts'
import { applyChanges, planRewrites } from '../rewrite/rewrite-message.ts'
import { findMistakes } from './find-mistakes.ts'

function correct(text: string, isStrict = true): string {
  const message = readMessage(text)
  return applyChanges(text, planRewrites(message, findMistakes(message, isStrict), []))
}

describe('mistakes of language', () => {
  it.each([
    ['The reports is late.', 'The reports are late.'],
    ['Each client have a contract.', 'Each client has a contract.'],
    ['There is also cars in the yard.', 'There are also cars in the yard.'],
    ['We have many problem with the tool.', 'We have many problems with the tool.'],
    ['The plan can affects the team.', 'The plan can affect the team.'],
    ['She needs car to get here.', 'She needs a car to get here.'],
    ['In addition we wait for Ada.', 'In addition, we wait for Ada.'],
    ['I am happy that you can join us tomorrow', 'I am happy that you can join us tomorrow.'],
    ['the figures look good to me.', 'The figures look good to me.'],
    ['It depends of the client.', 'It depends on the client.'],
    ['We look forward to meet you.', 'We look forward to meeting you.'],
    [
      'We left without say a word, and we did not went back.',
      'We left without say a word, and we did not go back.',
    ],
    ['They has one of the best idea.', 'They have one of the best ideas.'],
    ['It is an other question.', 'It is another question.'],
    ['This makes people to think.', 'This makes people think.'],
    ['Although the plan was good, but we failed.', 'Although the plan was good, we failed.'],
  ])('are mended: %s', (text, corrected) => {
    expect(correct(text)).toBe(corrected)
  })

  it.each([
    ['We work here since three weeks.', 'We have worked here for three weeks.'],
    ['We are waiting the plumber since Monday.', 'We have been waiting for the plumber since Monday.'],
    ['Yesterday I have met the inspector.', 'Yesterday I met the inspector.'],
    ['If I will have time, I will call.', 'If I have time, I will call.'],
    ['You must to sign it, and he can speaks French.', 'You must sign it, and he can speak French.'],
    ['I am agree with the plan.', 'I agree with the plan.'],
    ['The boss wants that we finish today.', 'The boss wants us to finish today.'],
    ['She suggested me to apply.', 'She suggested that I apply.'],
    [
      'I look forward to meet you, as I am used to work at night.',
      'I look forward to meeting you, as I am used to working at night.',
    ],
    ['Can you tell me where is the key?', 'Can you tell me where the key is?'],
    ["Why you didn't put the date?", "Why didn't you put the date?"],
    ['How much costs the delivery?', 'How much does the delivery cost?'],
    ['Tell please the porter.', 'Please tell the porter.'],
    ['I like very much your idea.', 'I like your idea very much.'],
    ['Please reply me, and contact with me on Friday.', 'Please reply to me, and contact me on Friday.'],
    ['Send it until Friday.', 'Send it by Friday.'],
    ['Can I borrow you my badge?', 'Can I lend you my badge?'],
    ['I would like to remember you that it is late.', 'I would like to remind you that it is late.'],
    ['It is more good than the most cheap one.', 'It is better than the cheapest one.'],
    ['We have less customers and much bugs.', 'We have fewer customers and many bugs.'],
    ['One of the nurse is here.', 'One of the nurses is here.'],
    ['Our kitchen need 48 hours.', 'Our kitchen needs 48 hours.'],
    ['All staffs have the equipments.', 'All staff have the equipment.'],
    ['It is everybodys task, and nobodys fault.', "It is everybody's task, and nobody's fault."],
    [
      'It would of been late, and somebody should of called.',
      'It would have been late, and somebody should have called.',
    ],
    [
      'Lets make a list of whos not here, now its like this.',
      "Let's make a list of who's not here, now it's like this.",
    ],
  ])('of people who learned English later are mended: %s', (text, corrected) => {
    expect(correct(text)).toBe(corrected)
  })

  it.each([
    'He has lost the will to live, and I might have to call.',
    'I have worked here since 2016, and we have been waiting since nine.',
    'For some reason it is late; wouldn’t it have been better in future?',
    'She is staying for two weeks, which is more good news.',
    'When you are ready, could you call?',
    'How come you did not call when we met?',
    'Pay will go on as usual until the end of August.',
    'You can keep it until Friday.',
    'The team need more time, and people accustomed to doing this are rare.',
    'It is considered to be safe.',
    'What I told you yesterday is still right.',
    'One of the major banks has called, and one of the team is ill.',
    'The pump is since two weeks in repair, and the list says no since three days.',
    'He could of course call, the firm lets make and model be, and its there-and-then offer ends.',
  ])('of people who learned English later are not found in: %s', (text) => {
    expect(correct(text)).toBe(text)
  })

  it.each([
    'In my opinion we can wait, but it is late and we have to go, so I will call.',
    'I will do everything I can to help.',
    'The number of cars is high, and what matters are the costs.',
    'Ten years is a long time.',
    'A number of clients have called.',
    'In the blood, there are three types of cells.',
    'These must be made by Friday.',
    'Did each team have a plan, and does every client have one?',
    'He has his own brother to ask.',
    'We met Abdullah Abdullah in Walla Walla.',
    'It is good to see you; I came in to have a coffee.',
    'What we do depends in part on the weather.',
    'A group of students who works well together is rare.',
    'I made it to the office, and they made him dinner.',
  ])('are none: %s', (text) => {
    expect(correct(text)).toBe(text)
  })

  it('leave marks and capitals to the writer of a chat', () => {
    expect(correct('also the draft is ready and you can read it', false)).toBe(
      'also the draft is ready and you can read it',
    )
  })

  it('let a word be mended that gets a mark', () => {
    const text = 'I think that we can send them the paln'
    const message = readMessage(text)
    const slip = { start: 34, end: 38, replacement: 'plan', message: '', kind: 'Spelling' }
    expect(applyChanges(text, planRewrites(message, findMistakes(message, true), [slip]))).toBe(
      'I think that we can send them the plan.',
    )
  })
})
