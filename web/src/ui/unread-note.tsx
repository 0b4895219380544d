import { Notice } from './notice.tsx'

type Props = { unread: { own: { language: string; text: string } | null; english: string } }

/** Says that a text was left aside because it is not English: in its own language, where that is known, and in English. */
export const UnreadNote = ({ unread: { own, english } }: Props) => (
  <Notice tone="warning">
    {own ? (
      <p lang={own.language} className="mb-2 text-ink">
        {own.text}
      </p>
    ) : null}
    <p>{english}</p>
  </Notice>
)
