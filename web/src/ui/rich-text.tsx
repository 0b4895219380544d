import { Fragment } from 'react'

type Block = { isList: boolean; lines: string[] }

/** Sets plain text as paragraphs, "- " lists and **bold**, and nothing else: any HTML in it shows as written. */
export function RichText({ text }: { text: string }) {
  return (
    <div className="space-y-[0.7em]">
      {withKeys(readBlocks(text)).map(({ piece, key }) =>
        piece.isList ? <List key={key} lines={piece.lines} /> : <Lines key={key} lines={piece.lines} />,
      )}
    </div>
  )
}

function Lines({ lines }: { lines: string[] }) {
  return (
    <p className="whitespace-pre-line">
      <Inline text={lines.join('\n')} />
    </p>
  )
}

function List({ lines }: { lines: string[] }) {
  return (
    <ul className="list-disc space-y-1 pl-[1.1em] marker:text-ink-faint">
      {withKeys(lines).map(({ piece, key }) => (
        <li key={key}>
          <Inline text={piece.replace(BULLET, '')} />
        </li>
      ))}
    </ul>
  )
}

/** Splitting by a pattern with one group puts the bold pieces at the odd places. */
function Inline({ text }: { text: string }) {
  return withKeys(text.split(BOLD)).map(({ piece, key }) =>
    key % 2 === 1 ? <strong key={key}>{piece}</strong> : <Fragment key={key}>{piece}</Fragment>,
  )
}

const BOLD = /\*\*(.+?)\*\*/g
const BULLET = /^\s*[-•]\s+/

/** Groups neighboring lines of one kind; an empty line ends a block. */
const readBlocks = (text: string): Block[] => {
  const blocks: Block[] = []
  let open: Block | undefined
  for (const line of text.split('\n')) {
    const isList = BULLET.test(line)
    if (line.trim() === '') open = undefined
    else if (open?.isList === isList) open.lines.push(line)
    else {
      open = { isList, lines: [line] }
      blocks.push(open)
    }
  }
  return blocks
}

/** Keys pieces of a fixed text by their place, which never changes. */
const withKeys = <Piece,>(pieces: readonly Piece[]) => pieces.map((piece, key) => ({ piece, key }))
