import type { AssessmentType } from '@lodestar/contract/integrations'

interface TypeWords {
  label: string
  /** What it looks at, in one sentence. */
  about: string
  /** Texts as they are pasted, from short to long. */
  examples: readonly [string, string]
}

/** How each test is called here, and what its results look like. */
export const ASSESSMENT_WORDS: Record<AssessmentType, TypeWords> = {
  disc: {
    label: 'DISC',
    about: 'How you tend to act: pace and people, in four dimensions.',
    examples: [
      'Style: Di   D 78  I 61  S 22  C 35',
      'Natural:  D=62 I=71 S=40 C=25\nAdapted:  D=48 I=66 S=52 C=37',
    ],
  },
  myers_briggs: {
    label: 'Myers-Briggs (16 types)',
    about: 'How you prefer to think and decide, in four pairs of letters.',
    examples: ['INTJ', 'Introverted 72%  Intuitive 64%\nThinking 58%     Judging 81%'],
  },
  enneagram: {
    label: 'Enneagram',
    about: 'What tends to drive you, as one of nine types.',
    examples: [
      'Type 8w7, tritype 8-5-3',
      'Type 1: 14  Type 2: 9   Type 3: 21\nType 4: 11  Type 5: 12  Type 6: 10 …',
    ],
  },
  strengthsfinder: {
    label: 'StrengthsFinder',
    about: 'What comes easily to you, ranked among 34 themes.',
    examples: [
      '1. Strategic  2. Learner  3. Relator\n4. Achiever   5. Ideation',
      '{ "themes": ["Strategic", "Learner",\n  "Relator", "Achiever", "Ideation"] }',
    ],
  },
}
