import type { ReactNode } from 'react'

/** A coach's turn as it is set in a session, with what it does in the margin. */
export const CoachSample = ({ className }: { className: string }) => (
  <section aria-labelledby="sample-title" className="border-y border-line bg-raised py-12 sm:py-16">
    <div className={className}>
      <h2 id="sample-title" className="mb-8 text-sm text-ink-faint sm:mb-12">
        An example, set the way the coach sets its answers
      </h2>
      <Row label="You write">
        <p className="border-l-2 border-edge pl-4 text-lg text-ink-soft sm:pl-5">
          Marco cut Ana off twice in Tuesday’s planning, and again I let it go. I see him at two.
        </p>
      </Row>
      <Row
        label="Say it aloud"
        note="What you saw, in your own words, and then a question you do not know the answer to."
      >
        <p className="text-xl leading-normal">
          “Marco, there is one thing I want to see done differently, and I’ll name it straight away. You cut
          Ana off twice in Tuesday’s planning. How do you see it?”
        </p>
      </Row>
      <Row label="Your plan" note="Steps small enough to be done today, or seen not to be.">
        <ul className="grid gap-2">
          <Step when="1:45">Write down what you saw, as a camera would have seen it.</Step>
          <Step when="2:00">Say the first sentence. Then wait, longer than is comfortable.</Step>
          <Step when="Tue">Watch for it in planning. If it goes well, say so the same day.</Step>
        </ul>
      </Row>
      <Row label="The situation" note="It starts from your words, not from a category.">
        <p>
          You write “again I let it go”. So Marco may not know that there is anything to hear. Describe what
          you saw on a single occasion, and say why you bring it up now when you were silent before.
        </p>
      </Row>
      <Row label="And one question">
        <p>And what is your one sentence if they say everyone does it?</p>
      </Row>
    </div>
  </section>
)

interface RowProps {
  label: string
  note?: string
  children: ReactNode
}
const Row = ({ label, note, children }: RowProps) => (
  <div className="mt-7 grid gap-x-10 gap-y-2 first-of-type:mt-0 sm:mt-9 md:grid-cols-[8rem_minmax(0,38rem)] lg:grid-cols-[8rem_minmax(0,38rem)_minmax(0,1fr)]">
    <h3 className="text-sm leading-7 text-ink-faint">{label}</h3>
    <div className="prose-read">{children}</div>
    {note ? (
      <p className="text-sm text-growth md:col-start-2 lg:col-start-3 lg:max-w-[26ch] lg:pt-1">{note}</p>
    ) : null}
  </div>
)

const Step = ({ when, children }: { when: string; children: ReactNode }) => (
  <li className="grid grid-cols-[3.25rem_1fr] items-baseline">
    <span className="font-sans text-sm text-ink-faint tabular-nums">{when}</span>
    <span>{children}</span>
  </li>
)
