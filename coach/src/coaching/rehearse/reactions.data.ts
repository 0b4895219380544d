import type { Resistance } from '@lodestar/contract/rehearsal-line'

/** What an answer to a reaction has to do: hear them, hold the line, pin a yes down, leave the silence to them. */
export type AnswerNeed = 'hear' | 'hold' | 'pin' | 'room'

/** What the other person does, as it is seen, and says; either may be empty. */
export interface Shown {
  readonly does: string
  readonly says: string
}

/** One way to react, at three levels of resistance. */
export interface Reaction {
  readonly key: string
  /** The happening of coach/feared that it is; its reply is what can be said. */
  readonly feared: string
  /** Finds it in what is to be expected, or feared, as it is told: "they cry". */
  readonly fits: RegExp
  readonly needs: readonly AnswerNeed[]
  /** What shows that they were heard. */
  readonly hearing: string
  readonly shown: Readonly<Record<Resistance, readonly Shown[]>>
}

const says = (text: string): Shown => ({ does: '', says: text })
const shows = (does: string, text = ''): Shown => ({ does, says: text })

/** The ways to react, in the order in which they are taken where nothing is known to be feared. */
export const REACTIONS: readonly Reaction[] = [
  {
    key: 'everyone',
    feared: 'everyone-does-it',
    fits: /\b(?:every(?:one|body)|all of (?:us|them)|others? (?:do|does|did|don't|too)|so do|always done it|common)\b/i,
    needs: ['hold'],
    hearing: 'That may be so.',
    shown: {
      cooperative: [
        says('Oh. I thought that was how we all do it here.'),
        says('Okay. It’s just that nobody does it differently, as far as I can see.'),
      ],
      guarded: [says('Come on. Everyone does that.'), says('I’m not the only one, you know.')],
      hard: [
        says('So everyone does it, and I’m the one who gets the talk. Why me?'),
        says('Have you told the others as well, or am I just the easy one?'),
      ],
    },
  },
  {
    key: 'laughter',
    feared: 'laughs-it-off',
    fits: /\b(?:laugh|joke|grin|chuckl|smirk|giggl|not (?:so|that) (?:serious|bad)|no big deal|dramatic|overreact|exaggerat)/i,
    needs: ['hold'],
    hearing: 'I know it may look small from where you sit.',
    shown: {
      cooperative: [
        shows('Laughs a little.', 'All right, all right. Is it really that bad?'),
        shows('Smiles.', 'You had me worried. I thought it was something big.'),
      ],
      guarded: [
        shows('Laughs.', 'Oh come on, nobody died.'),
        shows('Grins.', 'You look so serious. It’s not that deep.'),
      ],
      hard: [
        shows('Laughs out loud.', 'That is why you called me in? Seriously?'),
        shows('Snorts.', 'You’re making a drama out of nothing, and you know it.'),
      ],
    },
  },
  {
    key: 'silence',
    feared: 'goes-silent',
    fits: /\b(?:silen|quiet|says? nothing|shuts? down|shrug|mute|clam|stares?|no answer|one word)/i,
    needs: ['room'],
    hearing: 'Take your time.',
    shown: {
      cooperative: [
        shows('Looks down and thinks. Nothing for a while.'),
        shows('Breathes out slowly and looks for words.'),
      ],
      guarded: [shows('Shrugs and looks at the table.'), shows('Looks out of the window. Says nothing.')],
      hard: [
        shows('Folds their arms and looks at you. Not a word.'),
        shows('Stares at the door. The silence goes on.'),
      ],
    },
  },
  {
    key: 'counter',
    feared: 'blames-me',
    fits: /\b(?:my fault|your fault|blam|what about you|accus|turns? it (?:around|on me|against)|you (?:too|as well)|counter|you never|because of (?:me|you)|unfair|defensive|defend)/i,
    needs: ['hear', 'hold'],
    hearing: 'I hear that I have a part in this, and I will talk about that with you.',
    shown: {
      cooperative: [
        says('I see it. But you could have told me sooner, too.'),
        says('Fair. I did not always know what you wanted, though.'),
      ],
      guarded: [
        says('And what about you? You’re not exactly easy to reach.'),
        says('I would do it differently if anybody ever told me anything here.'),
      ],
      hard: [
        says('If you planned things properly, none of this would happen. This is on you.'),
        says('You’re one to talk. Look at how you did it last time.'),
      ],
    },
  },
  {
    key: 'agreement',
    feared: 'agrees-too-quickly',
    fits: /\b(?:agree|says? (?:yes|sure|ok|okay|fine)|nods?|yes,? yes|then (?:does|do) nothing|just to end|whatever you say)/i,
    needs: ['pin'],
    hearing: 'I’m glad to hear it.',
    shown: {
      cooperative: [says('Yes, you’re right. I’ll do it differently.'), says('Okay. I can do that.')],
      guarded: [says('Sure. Fine. Was that all?'), says('Noted. I’ll keep it in mind.')],
      hard: [
        shows('Is already standing up.', 'Yes, yes, whatever you say. Can I go?'),
        shows('Nods without looking up.', 'If that’s what you want to hear: yes.'),
      ],
    },
  },
  {
    key: 'tears',
    feared: 'starts-to-cry',
    fits: /\b(?:cr(?:y|ies|ying|ied)|tears?|weep|sob|upset|falls? apart|breaks? down)\b/i,
    needs: ['hear', 'hold'],
    hearing: 'I can see that this hits you. Take the time you need.',
    shown: {
      cooperative: [
        shows('Their eyes fill.', 'Sorry. I’m all right. Go on.'),
        shows('Swallows.', 'It’s just been a lot lately. I do want to hear it.'),
      ],
      guarded: [
        shows('Starts to cry.', 'I really thought I was doing it well.'),
        shows('Wipes their eyes and looks away.', 'I can’t do this now.'),
      ],
      hard: [
        shows('Cries.', 'I give everything here, and this is what I get.'),
        shows('Sobs.', 'So I’m no good. That’s what you’re saying.'),
      ],
    },
  },
  {
    key: 'anger',
    feared: 'shouts-at-me',
    fits: /\b(?:ang(?:er|ry)|shout|yell|loud|furious|explod|mad|raise|storm|temper|insult|aggressive|outrag)/i,
    needs: ['hear', 'hold'],
    hearing: 'You’re angry, and I want to understand at what.',
    shown: {
      cooperative: [
        says('Okay, that annoys me a bit, I’ll be honest. But go on.'),
        says('I don’t like hearing that. Give me a moment.'),
      ],
      guarded: [
        shows('Gets louder.', 'Do you have any idea what my week was like?'),
        shows('Pushes the chair back.', 'I don’t have to listen to this.'),
      ],
      hard: [
        shows('Slaps the table.', 'I’ve had enough of this place and of these talks.'),
        shows('Shouts.', 'You have no idea what I do here all day.'),
      ],
    },
  },
  {
    key: 'denies',
    feared: 'denies-everything',
    fits: /\b(?:den(?:y|ies)|lies|lying|not true|wasn't (?:me|like that)|did not happen|didn't happen|disagree|sees? it differently|proof|prove)/i,
    needs: ['hold'],
    hearing: 'Then we saw it differently.',
    shown: {
      cooperative: [says('Hm. I remember it differently. Can you give me an example?')],
      guarded: [says('That’s not how it was.')],
      hard: [says('That never happened. Prove it.')],
    },
  },
  {
    key: 'who-told',
    feared: 'asks-who-told-me',
    fits: /\b(?:who (?:told|said|complained)|behind my back|told you)\b/i,
    needs: ['hold'],
    hearing: 'I understand that you want to know.',
    shown: {
      cooperative: [says('Did somebody say something about it?')],
      guarded: [says('Who told you that?')],
      hard: [says('Somebody has been talking about me. I want the name.')],
    },
  },
  {
    key: 'at-home',
    feared: 'trouble-at-home',
    fits: /\b(?:home|family|ill|sick|exhaust|at the end of|burn|tired|private|child|divorce|stress)/i,
    needs: ['hear', 'hold'],
    hearing: 'Thank you for telling me. That sounds hard.',
    shown: {
      cooperative: [says('There’s a lot going on at home. I should have told you.')],
      guarded: [says('You don’t know what it’s like for me at the moment.')],
      hard: [says('I’m at the end of my strength, and now you come with this as well.')],
    },
  },
  {
    key: 'years',
    feared: 'brings-up-years',
    fits: /\b(?:years|loyal|how long|since (?:I|he|she|they)|longer than|experience|senior|new here|too young)\b/i,
    needs: ['hear', 'hold'],
    hearing: 'I know what you have done here, and I don’t forget it.',
    shown: {
      cooperative: [says('In all these years nobody has mentioned it. That’s why I’m surprised.')],
      guarded: [says('I’ve done it like this for years, and it has always been fine.')],
      hard: [says('I was here long before you. I don’t need to be told how it works.')],
    },
  },
  {
    key: 'quits',
    feared: 'threatens-to-quit',
    fits: /\b(?:quit|resign|leave|leaves|leaving|look elsewhere|go elsewhere|other job|may as well|hand in|notice)\b/i,
    needs: ['hear', 'hold'],
    hearing: 'I would be sorry about that, and it’s yours to decide.',
    shown: {
      cooperative: [says('I do wonder sometimes whether I’m in the right place.')],
      guarded: [says('Then maybe I should look for something else.')],
      hard: [says('Then find somebody else who does it. I’m out.')],
    },
  },
]

/** How they go on after an answer, by what it did to them; taken before another way to react. */
export const TURNS: Readonly<Record<'softens' | 'pushes' | 'takes-it' | 'hardens', readonly Shown[]>> = {
  softens: [
    shows('Is quiet for a moment.', 'All right. I had not seen it like that. What do you want me to do?'),
    says('Okay. I hear you. Where would you start?'),
    shows('Nods slowly.', 'I don’t like it, but I see what you mean.'),
  ],
  pushes: [
    says('That doesn’t answer what I said.'),
    says('You say that now. What about the last time?'),
    says('And that is all you have to say to it?'),
  ],
  'takes-it': [
    says('Good. Then we can leave it as it was.'),
    says('So it was not so important after all. Fine by me.'),
    says('Great. Then I’ll get back to work.'),
  ],
  hardens: [
    shows('Their face closes.', 'If you talk to me like that, we’re done here.'),
    says('There it is. I knew this was personal.'),
    shows('Stands up.', 'I’m not going to be spoken to like that.'),
  ],
}

/** Reactions that do not follow on an opening, by what it is for; whatever remains is more than a rehearsal has lines. */
export const NOT_TO: Readonly<Record<string, ReadonlySet<string>>> = {
  praise: new Set(['anger', 'counter', 'denies', 'who-told', 'quits', 'tears', 'years', 'at-home']),
  'bad-news': new Set(['everyone', 'laughter', 'agreement', 'denies', 'who-told']),
  apologize: new Set(['everyone', 'agreement', 'tears', 'denies', 'who-told', 'years', 'quits', 'at-home']),
  ask: new Set(['everyone', 'agreement', 'tears', 'denies', 'who-told', 'years', 'quits']),
  open: new Set(['everyone', 'agreement', 'denies']),
}

/** News after which nobody can threaten to leave. */
export const ENDS_WORK =
  /\b(?:let(?:ting)? you go|laid off|lay(?:ing)? you off|redundant|your last day|your (?:contract|job|post|position|role)\b[^.!?]*\b(?:ends?|ending|goes|going|cut|gone)|not (?:to )?renew(?:ing)?)\b/i
