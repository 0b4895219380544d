import type { Style } from '@lodestar/contract/assessment'
import type { SkillSource } from '@lodestar/contract/sources'

/** What each style is when it is done, and the situations of the playbooks in which it is asked for. */
export const SKILLS: Readonly<Record<Style, { name: string; situations: readonly string[] }>> = {
  Directive: {
    name: 'Saying what is expected',
    situations: [
      ...['accountability', 'bad-news', 'decisions', 'lateness', 'misconduct', 'priorities-and-time'],
      ...['underperformance', 'vision-and-strategy'],
    ],
  },
  Coaching: {
    name: 'Helping people learn',
    situations: ['giving-feedback', 'growing-people', 'hiring-and-onboarding', 'one-on-ones'],
  },
  Supportive: {
    name: 'Listening and standing by people',
    situations: [
      ...['apologizing', 'illness-and-grief', 'inclusion', 'motivation', 'overload-and-burnout'],
      ...['receiving-feedback', 'recognition', 'return-from-leave', 'team-conflict', 'trust-and-safety'],
    ],
  },
  Delegating: { name: 'Handing over', situations: ['delegation', 'letting-go'] },
}

/** What each source can and cannot tell. */
export const REACH: Readonly<Record<SkillSource, { can: string; cannot: string }>> = {
  assessment: {
    can: 'What you would do first, by your own word, in 16 situations.',
    cannot: 'Whether you do it when it counts, and how it is for others.',
  },
  imports: {
    can: 'What you prefer, as another test asked you.',
    cannot: 'How well you do it. From a preference to a way of leading is a guess.',
  },
  ratings: {
    can: 'How much the sessions about it helped you, right after them.',
    cannot: 'How you lead. A session can feel good and change nothing.',
  },
  outcomes: {
    can: 'What became of what you set out to do.',
    cannot: 'Why, and nothing of what you have not told.',
  },
  pulse: {
    can: 'What people around you say they see.',
    cannot: 'Who said what; and with few people it is rough. Which end is the good one, only you know.',
  },
}

/** What it means where one source sees a strength and the other a gap: the strength first. */
export const DISAGREEMENTS: Readonly<Partial<Record<`${SkillSource}>${SkillSource}`, string>>> = {
  'assessment>outcomes': 'choosing it on paper is not yet doing it.',
  'outcomes>assessment': 'you do more of it than you say of yourself.',
  'imports>outcomes': 'a preference is not yet a habit.',
  'outcomes>imports': 'it works, though it may not be what you like best.',
  'ratings>outcomes': 'the talks helped, and the doing lags behind.',
  'outcomes>ratings': 'it works out there, though the talks about it did not feel useful.',
  'imports>assessment':
    'one test asked what you prefer, the other what you would do; neither has watched you.',
  'assessment>imports':
    'one test asked what you would do, the other what you prefer; neither has watched you.',
  'assessment>ratings': 'it comes easily to you, and talking about it brings you little.',
  'ratings>assessment': 'you would not do it first, and talking about it helps you.',
}
