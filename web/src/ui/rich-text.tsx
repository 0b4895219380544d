import { Fragment, type ReactNode } from 'react'
import { isQuoted, unquote } from '../lib/quoted-words.ts'

type Kind = 'text' | 'list' | 'quote'
type Block = { kind: Kind; lines: string[] }

/** Draws the place in words to say where the speaker says something of their own. */
export type DrawBlank = (asked: string) => ReactNode
/** Draws words to say to somebody. */
type DrawWords = (words: string) => ReactNode
type BlockProps = { lines: string[]; drawWords: DrawWords | undefined }

/**
 * Sets plain text as paragraphs, "- " lists, "> " words to say and **bold**, and nothing else: any HTML in it shows as written.
 *
 * @param drawWords draws the words to say; left out, they are set larger than what is said about them.
 */
export function RichText({ text, drawWords }: { text: string; drawWords?: DrawWords | undefined }) {
  return (
    <div className="space-y-[0.7em]">
      {withKeys(readBlocks(text)).map(({ piece: { kind, lines }, key }) => {
        const Setting = SETTINGS[kind]
        return <Setting key={key} lines={lines} drawWords={drawWords} />
      })}
    </div>
  )
}

function Lines({ lines }: BlockProps) {
  return (
    <p className="whitespace-pre-line">
      <Inline text={lines.join('\n')} />
    </p>
  )
}

function Quote({ lines, drawWords }: BlockProps) {
  const words = lines.map((line) => unquote(line)).join('\n')
  return drawWords ? (
    drawWords(words)
  ) : (
    <blockquote className="border-l-2 border-growth py-1 pl-4 text-lg leading-normal whitespace-pre-line">
      <Inline text={words} />
    </blockquote>
  )
}

function List({ lines }: BlockProps) {
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

const SETTINGS = { text: Lines, list: List, quote: Quote } as const

/** Splitting by a pattern with one group puts the bold pieces at the odd places. */
function Inline({ text }: { text: string }) {
  return withKeys(text.split(BOLD)).map(({ piece, key }) =>
    key % 2 === 1 ? <strong key={key}>{piece}</strong> : <Fragment key={key}>{piece}</Fragment>,
  )
}

const BOLD = /\*\*(.+?)\*\*/g
const BULLET = /^\s*[-•]\s+/

const kindOf = (line: string): Kind => (BULLET.test(line) ? 'list' : isQuoted(line) ? 'quote' : 'text')

/** Groups neighboring lines of one kind; an empty line ends a block. */
const readBlocks = (text: string): Block[] => {
  const blocks: Block[] = []
  let open: Block | undefined
  for (const line of text.split('\n')) {
    const kind = kindOf(line)
    if (line.trim() === '') open = undefined
    else if (open?.kind === kind) open.lines.push(line)
    else {
      open = { kind, lines: [line] }
      blocks.push(open)
    }
  }
  return blocks
}

/** Keys pieces of a fixed text by their place, which never changes. */
const withKeys = <Piece,>(pieces: readonly Piece[]) => pieces.map((piece, key) => ({ piece, key }))
