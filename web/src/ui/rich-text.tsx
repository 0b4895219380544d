import { Fragment } from 'react'

const BOLD = /\*\*(.+?)\*\*/g
const BULLET = /^\s*[-•]\s+/

/** Puts keys on pieces of fixed text by their place; the list never changes order. */
const withKeys = <Piece,>(pieces: readonly Piece[]) => pieces.map((piece, place) => ({ piece, key: place }))

const Inline = ({ text }: { text: string }) => (
  <>
    {withKeys(text.split(BOLD)).map(({ piece, key }) =>
      // Splitting by a pattern with one group puts the bold pieces at the odd places.
      key % 2 === 1 ? <strong key={key}>{piece}</strong> : <Fragment key={key}>{piece}</Fragment>,
    )}
  </>
)

const Lines = ({ lines }: { lines: string[] }) => (
  <p className="whitespace-pre-line">
    <Inline text={lines.join('\n')} />
  </p>
)

const List = ({ lines }: { lines: string[] }) => (
  <ul className="list-disc space-y-1 pl-5 marker:text-ink-faint">
    {withKeys(lines).map(({ piece, key }) => (
      <li key={key}>
        <Inline text={piece.replace(BULLET, '')} />
      </li>
    ))}
  </ul>
)

type Block = { isList: boolean; lines: string[] }

/** Groups neighboring lines of one kind; an empty line ends a block. */
const readBlocks = (text: string): Block[] => {
  const blocks: Block[] = []
  let isApart = true
  for (const line of text.split('\n')) {
    const isList = BULLET.test(line)
    const last = blocks.at(-1)
    if (line.trim() === '') isApart = true
    else {
      if (!isApart && last && last.isList === isList) last.lines.push(line)
      else blocks.push({ isList, lines: [line] })
      isApart = false
    }
  }
  return blocks
}

/** Sets plain text as paragraphs, "- " lists and **bold**, and nothing else: any HTML in it shows as written. */
export const RichText = ({ text }: { text: string }) => (
  <div className="space-y-3">
    {withKeys(readBlocks(text)).map(({ piece, key }) =>
      piece.isList ? <List key={key} lines={piece.lines} /> : <Lines key={key} lines={piece.lines} />,
    )}
  </div>
)
