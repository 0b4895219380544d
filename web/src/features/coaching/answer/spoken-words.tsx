import type { MessageMetadata } from '@lodestar/contract/coaching'
import { CornerDownLeft } from 'lucide-react'
import { announceCopy, refuseCopy } from '../../../lib/announce-copy.ts'
import { fillBlanks, isQuoted, type Typed, unquote } from '../../../lib/quoted-words.ts'
import { Button } from '../../../ui/button.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { Expandable } from '../../../ui/expandable.tsx'
import { Label } from './part.tsx'

type Props = {
  content: string
  reactions: NonNullable<MessageMetadata['reactions']>
  /** What has been typed into the blanks of the words. */
  typed: Typed
  /** Takes what was typed up in the box; null where nothing can be said any more. */
  onUse: ((words: string) => void) | null
}

/** What goes with words to say in a turn: a copy of them, and what may come back, each with what can be said to it. */
export function SpokenWords({ content, reactions, typed, onUse }: Props) {
  const words = readWords(content)
  if (!words) return null
  const own = Object.values(typed).join(' ').trim()
  return (
    <div className="mt-2">
      <div className="-ml-3.5 flex flex-wrap">
        <CopyButton
          text={fillBlanks(words, typed)}
          label="Copy the words"
          onCopied={announceCopy}
          onFailed={refuseCopy}
        />
        {onUse && own !== '' ? (
          <Button variant="quiet" size="sm" onClick={() => onUse(own)}>
            <CornerDownLeft aria-hidden="true" className="size-4" />
            Use this
          </Button>
        ) : null}
      </div>
      {reactions.length > 0 ? (
        <div className="mt-3">
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
      ) : null}
    </div>
  )
}

/** The words to say in a message, without the marks that set them apart. */
const readWords = (content: string): string =>
  content.split('\n').filter(isQuoted).map(unquote).join('\n').trim()
