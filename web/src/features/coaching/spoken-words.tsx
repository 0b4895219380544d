import type { MessageMetadata } from '@lodestar/contract/coaching'
import { announceCopy, refuseCopy } from '../../lib/announce-copy.ts'
import { isQuoted, unquote } from '../../lib/quoted-words.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Expandable } from '../../ui/expandable.tsx'
import { Label } from './part.tsx'

type Props = { content: string; reactions: NonNullable<MessageMetadata['reactions']> }

/** What goes with words to say in a turn: a copy of them, and what may come back, each with what can be said to it. */
export function SpokenWords({ content, reactions }: Props) {
  const words = readWords(content)
  if (!words) return null
  return (
    <div className="mt-2">
      <div className="-ml-3.5">
        <CopyButton text={words} label="Copy the words" onCopied={announceCopy} onFailed={refuseCopy} />
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
