/** What the leader said, set as speech. */
export const SaidLine = ({ text }: { text: string }) => (
  <div>
    <p className="text-sm text-ink-soft">You say</p>
    <blockquote className="mt-1 font-serif text-xl text-pretty whitespace-pre-line">“{text}”</blockquote>
  </div>
)
