/** What to read before a conversation. `expect` goes on after "If"; either may be missing. */
interface Brief {
  sentence: string
  expect: string | null
  avoid: string | null
}

/** What to read before a conversation: the sentence, the reaction to expect, the one thing not to say. */
export const BriefLines = ({ brief: { sentence, expect, avoid } }: { brief: Brief }) => (
  <div className="mt-1">
    <blockquote className="font-serif text-lg text-pretty">“{sentence}”</blockquote>
    <dl className="mt-1 grid gap-0.5 text-sm">
      {expect ? <Line name="What may come back">{expect}</Line> : null}
      {avoid ? <Line name="Not today">{`“${avoid}”`}</Line> : null}
    </dl>
  </div>
)

const Line = ({ name, children }: { name: string; children: string }) => (
  <div>
    <dt className="inline text-ink-soft">{name}: </dt>
    <dd className="inline">{children}</dd>
  </div>
)
