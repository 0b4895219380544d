import type { Boundary } from './boundary.ts'
import { ANYWHERE } from './help-lines.ts'

/** What the coach shows in place of coaching: words in the notation of the conversation, and short next steps. */
type HandOver = { readonly content: string; readonly suggestions: readonly string[] }

const { emergency: EMERGENCY, crisisLine: CRISIS_LINE } = ANYWHERE
const ASSISTANCE = 'employee assistance program'

/** The law asks the same of the leader whoever it is about. */
const LEGAL: HandOver = {
  content: `This is a question of law, and a wrong word from me could cost you or somebody else dearly. I am software, not a lawyer: I do not know your contract or your country’s rules, and I will not guess.

- **Do nothing final yet**: sign, dismiss, refuse, promise and delete nothing until somebody qualified has answered.
- **If you act for your employer**, put the facts and dates before HR or the legal department today.
- **If it is about you, or about wrongdoing above you**, get advice of your own: an employment lawyer, your union, an advice center.
- **Keep in order what you rightfully have**: letters, dates, who said what.

A sentence that buys time: **“I want to do this properly, so I will take advice before I answer.”**

When you know where you stand, we can talk about how you lead the people in it.`,
  suggestions: [
    'Ask HR, the legal department or your own lawyer',
    'Sign, promise and delete nothing until then',
    'Put the facts and dates in order',
  ],
}

/** One text for the leader it happens to, one for the leader it was told to. */
export const HAND_OVERS: Readonly<Record<Boundary['kind'], Record<Boundary['subject'], HandOver>>> = {
  'self-harm': {
    self: {
      content: `I am glad you wrote that. I am software, not a therapist, and you deserve a person. Please reach one now.

- **If you might act on it, call ${EMERGENCY}, or go to the nearest emergency room.
- **Call a crisis line**, day or night: ${CRISIS_LINE}.
- **Tell one person you trust where you are**, and move away from anything you could hurt yourself with.
- **When you are safe**, see a doctor, or call your ${ASSISTANCE}.

If words are hard, these are enough: **“I am not safe on my own right now. Can you stay with me?”**

Work can wait. When you are in good hands, come back, and we can talk about the rest.`,
      suggestions: [
        'Call a crisis line or the emergency number now',
        'Ask one person to stay with you',
        'Leave everything at work for later',
      ],
    },
    other: {
      content: `Thank you for taking this seriously. It comes before everything else, and it is not mine to coach: I am software, not a therapist.

- **If the danger could be now, call ${EMERGENCY}, and see that nobody is left alone.
- **Call a crisis line**, together or for your own guidance: ${CRISIS_LINE}.
- **Bring in HR, occupational health or your ${ASSISTANCE} today.** Do not promise secrecy.
- **Let the work wait**: no review and no hard talk until help is there.

Words you could use: **“I am worried about you. Are you thinking of ending your life? I am here, and we will find help together.”**

When it is in good hands, we can talk about how you lead the rest.`,
      suggestions: [
        'Call the emergency number if it could be now',
        'Bring in HR or the employee assistance program today',
        'Postpone the work conversation',
      ],
    },
  },
  violence: {
    self: {
      content: `This is about your safety, and that comes before any leadership question. I am software: I cannot judge the danger, and I will not coach you through it.

- **If you are in danger, get to people or behind a locked door, and call ${EMERGENCY}.
- **Tell security, HR or your own boss today**, and do not meet the person alone.
- **Write down what happened**, with time, place and witnesses, and keep every message.
- **If it comes from home or from your past**, a domestic violence line in your country can plan with you, and the police can explain protection.

A sentence that is enough: **“I do not feel safe, and I need you to act on it now.”**

When you are safe and others are on it, I am here, and we can talk about how you lead the rest.`,
      suggestions: [
        'Get to a safe place first',
        'Tell security, HR or the police today',
        'Write down what happened while it is fresh',
      ],
    },
    other: {
      content: `Somebody’s safety may be at risk, and that comes before leadership. I am software: I cannot weigh the danger, and this needs people who can act.

- **If anyone is in danger now, call ${EMERGENCY}. Bring people out of reach, and do not step in between.
- **Tell security and HR today**, even if you are not certain. You need not judge the threat alone.
- **Write down what you saw or heard**, word for word, with time and place.
- **If it happens at home**, let the person decide the next step. A domestic violence line in your country can help; do not confront the other side.

Words you could use: **“I believe you. This is not your fault, and you do not have to handle it alone.”**

When everybody is safe, we can talk about how you lead the rest.`,
      suggestions: [
        'Call the emergency number if it is happening now',
        'Tell security and HR today',
        'Write down exactly what you saw or heard',
      ],
    },
  },
  harassment: {
    self: {
      content: `I am sorry you are in this. It is not something to coach away, and I am software, not HR or a lawyer: I cannot look into it.

- **If you are in danger, go where people are and call ${EMERGENCY}.
- **Write it down**: dates, places, words, who saw it. Keep messages where only you can reach them.
- **Tell somebody with a duty to act**: HR, an ethics line, your works council or union. If one of them is part of it, go to another.
- **Get advice of your own** from a lawyer or your union, and support from your ${ASSISTANCE}.

A sentence that is enough: **“I want to report something, and I want to know how you will protect me.”**

When it is in hands, we can talk about how you lead the rest.`,
      suggestions: [
        'Write down what happened, with dates',
        'Choose whom to tell: HR, union or ethics line',
        'Get advice of your own',
      ],
    },
    other: {
      content: `This is serious, and it needs a fair process more than a clever conversation. I am software, not HR or a lawyer, so I will not coach the matter itself.

- **If anyone is in danger, call security or ${EMERGENCY}.
- **Take it to HR or your reporting line today.** Do not investigate, confront anybody or judge.
- **Write down what you were told**, in the words used, and share it only with those who must know.
- **See that nobody pays for speaking up**, and name support: the ${ASSISTANCE}, a union, a person of trust.

Words you could use: **“Thank you for telling me. I take it seriously. I cannot keep it to myself, and I will tell you each step before I take it.”**

When it is in HR’s hands, we can talk about how you lead the rest.`,
      suggestions: [
        'Take it to HR or the reporting line today',
        'Write down what you were told, word for word',
        'Do not investigate or confront anybody yourself',
      ],
    },
  },
  discrimination: {
    self: {
      content: `I am sorry. Being treated worse for who you are is no skill you lack, and I will not coach you to fit around it. I am software, not HR or a lawyer, and I cannot judge it; others should hear it.

- **Write down what was said and decided**: dates, words, witnesses, how others were treated.
- **Ask how a complaint runs**: HR, an equality officer, your works council or union can tell you.
- **Get advice of your own early**, from an employment lawyer or your country’s equality body. Deadlines can be short.
- **Do not carry it alone**: a friend, your ${ASSISTANCE}; in danger, your local emergency number.

A sentence that is enough: **“I believe I am treated differently because of who I am, and I want it looked into.”**

When it is in hands, we can talk about how you lead the rest.`,
      suggestions: [
        'Write down what was said and decided',
        'Ask HR or a union how a complaint runs',
        'Get independent advice early',
      ],
    },
    other: {
      content: `Thank you for not looking away. When somebody may be treated worse for who they are, it needs a proper look. I am software, not HR or a lawyer: I cannot judge it, and I will not coach it.

- **Listen first.** Write down what was said and done, with dates, in the words used.
- **Take it to HR or the equality officer today.** They can check what you cannot see.
- **Hold back decisions** on the person’s role, rating or pay until then, and see that speaking up costs nobody anything.
- **Name support**: the ${ASSISTANCE}, a union, a lawyer of their own; in danger, your local emergency number.

Words you could use: **“Thank you for trusting me with this. I will see that it is looked into, and I will keep you informed.”**

When it is in hands, we can talk about how you lead the rest.`,
      suggestions: [
        'Take it to HR or the equality officer today',
        'Write down what was said, with dates',
        'Hold back decisions about the person until then',
      ],
    },
  },
  legal: { self: LEGAL, other: LEGAL },
  medical: {
    self: {
      content: `Thank you for telling me. Your health comes before the work, and it is not mine to judge: I am software, not a doctor.

- **If it is sudden or severe** (chest pain, trouble breathing, fainting), **call ${EMERGENCY}.
- **Otherwise call a doctor this week.** Say how long it has lasted and what it keeps you from. Change no medication on your own.
- **You need not name a diagnosis at work.** Occupational health, HR or your ${ASSISTANCE} can tell you about leave and lighter duties.
- **Put one thing down today** that can wait.

A sentence that is enough: **“I have to look after my health. I will tell you by tomorrow what I can do and what I cannot.”**

When it is in hands, we can talk about how you lead the rest.`,
      suggestions: [
        'Call a doctor, or the emergency number if it is severe',
        'Ask occupational health or HR about your options',
        'Put one thing down today',
      ],
    },
    other: {
      content: `It is good that you care how this person is. Health is private and not mine to judge: I am software, not a doctor, so I will not guess at a condition.

- **If it is happening now** (a collapse, chest pain, an overdose, somebody unfit at a machine or a wheel), **call ${EMERGENCY} and stay with the person.
- **Ask HR or occupational health today** what support, leave or safety steps fit.
- **Do not ask for a diagnosis, and do not pass on what you know.**
- **Name the help there is**: a doctor, the ${ASSISTANCE}, a helpline for addiction or mental health.

Words you could use: **“You do not have to explain anything. Your health comes first. What would make work easier right now?”**

When it is in hands, we can talk about how you lead the rest.`,
      suggestions: [
        'Call the emergency number if it is acute',
        'Ask HR or occupational health today',
        'Keep what you know about it to yourself',
      ],
    },
  },
}
