import type { MessageMetadata, Tap } from '@lodestar/contract/coaching'
import { CornerDownLeft } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { useSearch } from 'wouter'
import { announceCopy, refuseCopy } from '../../lib/announce-copy.ts'
import { rehearseHref } from '../../lib/paths.ts'
import { fillBlanks, speakable, splitBlanks, splitFirstSentence, type Typed } from '../../lib/quoted-words.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Expandable } from '../../ui/expandable.tsx'
import { ReadAloudButton } from '../../ui/read-aloud-button.tsx'
import type { DrawBlank } from '../../ui/rich-text.tsx'
import { Mark } from '../../ui/wordmark.tsx'
import { Label } from './part.tsx'

/** Says what was tapped. */
export type SendTap = (content: string, tap?: Tap) => void

type Props = {
  words: string
  /** False while more of them may come. */
  isWhole: boolean
  reactions: NonNullable<MessageMetadata['reactions']>
  language: string | undefined
  /** What can be put into the blanks. */
  choices?: ReactNode
  /** What has been typed into the blanks of the words, and how one is drawn. */
  typed: Typed
  drawBlank: DrawBlank
  /** Takes what was typed up in the box; null where nothing can be said any more. */
  onUse: ((words: string) => void) | null
  /** Asks for them otherwise; null on every turn but the last. */
  onTap: SendTap | null
}

/** Words to say to somebody, the first sentence largest, with what can be done with them and what may come back. */
export function SpokenWords({ words, isWhole, reactions, choices, ...given }: Props) {
  const { language, typed, drawBlank } = given
  const [first, rest] = splitFirstSentence(words)
  return (
    <div>
      <blockquote lang={language} className="relative border-l-2 border-growth py-1 pl-4 whitespace-pre-line">
        <Mark className="absolute -left-[9px] top-0 size-4 bg-paper text-growth" />
        <span className="text-xl font-normal text-pretty">
          <Blanks words={first} drawBlank={drawBlank} />
        </span>
        <span className="text-lg leading-normal">
          <Blanks words={rest} drawBlank={drawBlank} />
        </span>
      </blockquote>
      {isWhole ? choices : null}
      {isWhole ? <Acts {...given} words={words} typed={typed} /> : null}
      {isWhole ? <Reactions reactions={reactions} /> : null}
    </div>
  )
}

const Blanks = ({ words, drawBlank }: Pick<Props, 'words' | 'drawBlank'>) =>
  splitBlanks(words)
    .map((piece, key) => ({ piece, key }))
    .map(({ piece, key }) => (
      <Fragment key={key}>{key % 2 === 1 ? drawBlank(piece) : piece.replaceAll('**', '')}</Fragment>
    ))

const CHANGES = [
  { tap: 'softer', label: 'Softer' },
  { tap: 'shorter', label: 'Shorter' },
] as const satisfies readonly { tap: Tap; label: string }[]

function Acts({
  words,
  language,
  typed,
  onUse,
  onTap,
}: Omit<Props, 'isWhole' | 'reactions' | 'choices' | 'drawBlank'>) {
  const own = Object.values(typed).join(' ').trim()
  // Only a session that is kept can be rehearsed from: the visitor's first answers are in none.
  const session = new URLSearchParams(useSearch()).get('session')
  const filled = fillBlanks(words, typed).trim()
  return (
    <div className="mt-1 -ml-3.5 flex flex-wrap font-sans">
      <CopyButton text={filled} onCopied={announceCopy} onFailed={refuseCopy} />
      <ReadAloudButton text={speakable(filled)} language={language} />
      {onTap
        ? CHANGES.map(({ tap, label }) => (
            <Button key={tap} variant="quiet" size="sm" onClick={() => onTap(`${label}, please.`, tap)}>
              {label}
            </Button>
          ))
        : null}
      {session ? (
        <ButtonLink href={rehearseHref({ session })} variant="quiet" size="sm">
          Rehearse
        </ButtonLink>
      ) : null}
      {onUse && own !== '' ? (
        <Button variant="quiet" size="sm" onClick={() => onUse(own)}>
          <CornerDownLeft aria-hidden="true" className="size-4" />
          Use this
        </Button>
      ) : null}
    </div>
  )
}

const Reactions = ({ reactions }: Pick<Props, 'reactions'>) =>
  reactions.length === 0 ? null : (
    <div className="mt-2">
      <Label>How they may react</Label>
      <div className="mt-1">
        {reactions.map(({ if: imagined, reply }) => (
          <Expandable
            key={imagined}
            title={<span className="font-serif text-read font-medium">If {imagined}</span>}
          >
            <blockquote className="prose-read text-lg leading-normal">“{reply}”</blockquote>
          </Expandable>
        ))}
      </div>
    </div>
  )
