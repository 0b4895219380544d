import { PULSE_SCALE } from '@lodestar/contract/pulse'
import type { AskedPulse } from './pulse.store.ts'

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign)

/** A page by itself: no script, no other file than its style, nothing that could follow anybody. */
const writePage = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} · Lodestar</title><link rel="stylesheet" href="/plain.css"><main>${body}</main></html>`

/** How a page stands: for the first answer, for another one, after one was sent, or without a choice. */
export type PageState = 'first' | 'again' | 'thanks' | 'unchosen'

/** The page on which somebody with the link answers. */
export function writePulsePage({ question, askedBy, closesOn }: AskedPulse, state: PageState): string {
  const name = escapeHtml(askedBy)
  const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(closesOn))
  if (state === 'thanks')
    return writePage(
      'Thank you',
      `<h1>Thank you</h1><p>Your answer is in. Until ${day} you can open the link again in this browser and answer anew; the new answer takes the place of this one.</p><p>You can close this page.</p>`,
    )
  const choices = PULSE_SCALE.map(
    (label, at) =>
      `<label class="choice"><input type="radio" name="answer" value="${at + 1}" required>${label}</label>`,
  ).join('')
  const before =
    state === 'again'
      ? '<p role="status">You have answered in this browser. Another answer takes the place of that one.</p>'
      : state === 'unchosen'
        ? '<p role="alert">Choose one of the five answers.</p>'
        : ''
  return writePage(
    'One question',
    `<p>${name} asks:</p><h1>${escapeHtml(question)}</h1>${before}<form method="post"><fieldset><legend>Your answer</legend>${choices}</fieldset><button type="submit">Send my answer</button></form>${PROMISES.replaceAll('{name}', name).replaceAll('{day}', day)}`,
  )
}

/** What whoever answers can count on. What stands here is kept by code and tests; docs/decisions/0033-pulse.md says how. */
const PROMISES = `<h2>What becomes of it</h2><ul>
<li>{name} sees nothing until the question has ended (on {day}, or sooner), not even how many have answered; then one average in half points, and only if five people or more have answered.</li>
<li>One answer in four is replaced by chance before it is kept, and this is reckoned out of the average. So nobody can be sure what you answered: not {name}, even if all others were known, and not from what is stored here.</li>
<li>Kept until the question ends: your answer with chance in it, and a code for this browser, so that you answer once, and how many came from your network, under a code as well. No name, no readable address, no time of day. There is no box for words, because words can be recognized.</li>
<li>One thing no rule prevents: somebody who looks over your shoulder. Answer where you are alone.</li></ul>`

/** The page of a link that is dead, or never lived. */
export const CLOSED_PAGE: string = writePage(
  'Not open',
  '<h1>This question is not open</h1><p>It has ended, or the link is not whole. Nothing was kept.</p>',
)

/** The page for whoever asked the question: an answer of theirs would be one of the team's. */
export const OWN_PAGE: string = writePage(
  'Your question',
  '<h1>This is your own question</h1><p>Your team answers here. Send them the link; what they say stands under <a href="/pulse">Team pulse</a> once it has ended.</p>',
)

/** The page where a link has brought as many answers as it may. */
export const FULL_PAGE: string = writePage(
  'Too many answers',
  '<h1>No more answers are taken here</h1><p>This link, or the network you are in, has brought as many answers as one question takes. Nothing was kept.</p>',
)
