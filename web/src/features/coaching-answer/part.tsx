import type { ReactNode } from 'react'

/** The width of the conversation: 62 to 70 characters of the coach's text. */
export const MEASURE = 'max-w-[35.5rem]'

type Props = { title: string; children: ReactNode }

/**
 * One part of a long answer: a hairline with a heading in the coach's voice. No landmark, since several answers of a
 * conversation may have the same part.
 */
export const Part = ({ title, children }: Props) => (
  <section className="mt-9 rule pt-4">
    <h3 className="mb-3 font-serif text-lg font-medium">{title}</h3>
    {children}
  </section>
)

/** The small word over a detail, such as "Materials". */
export const Label = ({ children }: { children: ReactNode }) => (
  <p className="font-sans text-sm font-medium text-ink-soft">{children}</p>
)

/** A small word over a list of sentences; nothing where the list is empty. */
export const LabeledList = ({ label, lines }: { label: string; lines: readonly string[] }) =>
  lines.length > 0 ? (
    <div className="prose-read">
      <Label>{label}</Label>
      <ul className="mt-1 list-disc space-y-1.5 pl-[1.1em] marker:text-ink-faint">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  ) : null

/** The title of a row that opens, with one quiet line about it. */
export const RowTitle = ({ title, about }: { title: string; about: string }) => (
  <>
    <span className="block font-serif text-read leading-snug font-medium">{title}</span>
    {about ? <span className="mt-0.5 block text-sm font-normal text-ink-soft">{about}</span> : null}
  </>
)
