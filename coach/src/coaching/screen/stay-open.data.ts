import type { Boundary } from './boundary.ts'
import { ANYWHERE } from './help-lines.ts'

const { boldCrisisLine: LINES } = ANYWHERE

/** What is said while nobody has said yet that they are safe: care, one way to help, one question. In this order, the last again. */
export const STAY_OPEN: Readonly<
  Record<'self-harm' | 'violence', Record<Boundary['subject'], readonly string[]>>
> = {
  'self-harm': {
    self: [
      `You do not have to make it smaller for me. What you wrote a moment ago matters more than anything at work, so I stay with it.

Waking somebody, or calling a line at an odd hour, is what they are there for: ${LINES}.

**Is there somebody who could be with you, or on the phone with you, within the next hour?**`,
      `I am not going back to work while I do not know that you are safe. You need not explain or decide anything tonight; getting through it with somebody is enough.

If words are hard, send these: **“Please call me. I do not want to be alone.”**

**Are you safe where you are, right now?** If you are, tell me “I am safe”, and we go on with whatever you like. If you are not sure, call: ${LINES}.`,
      `I am still with what you wrote before. **Are you safe right now?** If you are, say “I am safe”. If you are not sure, call now: ${LINES}, or your local emergency number.`,
    ],
    other: [
      `I would stay with this a little longer, because somebody may be waiting to see whether you heard it.

You need not find good words. Ask plainly, listen, and do not leave them alone with it: **“You said something that worries me. Are you thinking of ending your life?”** Asking does not put the idea into anybody’s head.

**Who is with them now?**`,
      `The rest can wait until somebody who can help knows. A crisis line advises the people around as well: ${LINES}.

**Whom have you told, and when will they see this person?** Once it is in good hands, tell me, and we go on.`,
      'I am still with the person you told me about. **Is somebody with them?** When it is in good hands, say so, and we go on.',
    ],
  },
  violence: {
    self: [
      `I stay with this, even if you would rather go on. Being hurt or threatened is not a detail of the working day, and it is not your job to handle it alone.

**Write down tonight, outside of work’s devices**: the day, the place, the words, what was done, who saw it. Keep every message, and photograph what can be seen.

**Where will you be for the next day, and who knows about it?**`,
      `I do not want to coach you through a meeting with somebody you may not be safe with. **Are you safe where you are?** If you are, tell me “I am safe”, and we go on with what you need. If not: go where people are, and call your local emergency number.`,
      '**Are you safe right now?** If you are, say “I am safe”, and we go on. If not, your local emergency number comes first.',
    ],
    other: [
      `Let me stay with this before anything else, since it will be asked later what was done on the first day.

**Write down now**, word for word: what you saw or were told, when, where, who else was there. Keep it with you and not on a shared drive, and give it to whoever has the duty to act.

**Who has been told so far, and is anybody still in reach of the other person today?**`,
      `The work matter waits until somebody with the duty to act has it: security, HR, the police. **Have they been told?** When it is in their hands, say so, and we go on.`,
      '**Is everybody safe, and does somebody with the duty to act know?** When it is in their hands, tell me, and we go on.',
    ],
  },
}

/** Said once a leader tells that they are safe, or that others have taken it up. */
export const EASED = [
  'Thank you for telling me; I am glad. If it turns, the numbers above hold at any hour, and you can stop here whenever you like.',
  'Good. Thank you for saying so. What I wrote above stays here in case you need it.',
]

/** What anybody can do with what they have seen or suffered, whoever it is taken to. */
export const NOTES = `Write it down today, while it is fresh, for yourself first:

- **When and where**: day, time, place, each occasion apart.
- **The words and acts**, as exactly as you can, without judging them.
- **Who saw or heard it**, and whom you told, and when.
- **What came of it**: sick days, changed shifts, what was said afterward.

Keep it at home and not on a device of your employer, keep every message, and take copies with you when you report it. It is yours; show it to whoever advises you before you give it away.`
