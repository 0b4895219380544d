import { Section } from '../../ui/section.tsx'

const PARTS: readonly { name: string; meaning: string; example: string }[] = [
  {
    name: 'Situation',
    meaning: 'When and where, so that both of you see the same moment.',
    example: '“In Tuesday’s planning meeting, when Ana was presenting the timeline …”',
  },
  {
    name: 'Behavior',
    meaning: 'What the person did or said, as a camera would have recorded it: no motive, no trait.',
    example: '“… you started to speak three times before she had finished …”',
  },
  {
    name: 'Impact',
    meaning: 'What it did to you, to others or to the work.',
    example:
      '“… and she left out the two risks she had prepared. I felt uneasy, because we decided without them.”',
  },
]

/** Explains SBI with an example that could be said aloud. */
export const FeedbackModel = () => (
  <Section title="Feedback with SBI">
    <p className="prose-read">
      SBI stands for Situation, Behavior, Impact: a widely taught order for saying what you saw without
      judging the person. It works for praise as well.
    </p>
    <dl className="mt-6 grid gap-5 border-l-2 border-line pl-5">
      {PARTS.map(({ name, meaning, example }) => (
        <div key={name}>
          <dt className="font-semibold">{name}</dt>
          <dd className="text-ink-soft">{meaning}</dd>
          <dd className="mt-1 prose-read">{example}</dd>
        </div>
      ))}
    </dl>
    <p className="mt-6 prose-read">
      Then ask, and mean it: “How did you see it?” What somebody intended is theirs to tell, and it often
      differs from what arrived.
    </p>
  </Section>
)
