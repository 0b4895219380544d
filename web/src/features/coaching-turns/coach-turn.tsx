import type { MessageMetadata } from '@lodestar/contract/coaching'
import type { StructuredResponse } from '@lodestar/contract/structured-response'
import { type ComponentProps, memo, type ReactNode, useId } from 'react'
import { hasWords, reopenPlace, unquote } from '../../lib/quoted-words.ts'
import { Button } from '../../ui/button.tsx'
import { RichText } from '../../ui/rich-text.tsx'
import { TypingDots } from '../../ui/typing-dots.tsx'
import { Mark } from '../../ui/wordmark.tsx'
import { useBlanks } from '../coaching-answer/blank-field.tsx'
import { Label, MEASURE } from '../coaching-answer/part.tsx'
import { type SendTap, SpokenWords } from '../coaching-answer/spoken-words.tsx'
import { StructuredParts } from '../coaching-answer/structured-response.tsx'
import { withoutQuestion } from './open-question.tsx'
import { OtherWords } from './other-words.tsx'
import { OwnSentences, withoutSentences } from './own-sentences.tsx'
import { ReadingTaps, withoutReadings } from './reading-taps.tsx'
import { TurnEnding } from './turn-ending.tsx'

type Props = {
  content: string
  metadata: Omit<MessageMetadata, 'structuredResponse'> & { structuredResponse?: Partial<StructuredResponse> }
  /** True while it is being written: what has arrived stands there, and the sign that the coach writes. */
  isComing: boolean
  /** The id of the message it answers. */
  follows: string
  onAsk: ((question: string) => void) | null
  /** Says something at once; null on every turn but the last. */
  onSay: SendTap | null
}

/**
 * One turn of the coach, set like a page: who wrote it, what it says, its parts behind that, and how to go on.
 * A turn that is whole is drawn once, however much is written or arrives below it.
 */
export const CoachTurn = memo(function CoachTurn({
  content: written,
  metadata,
  isComing,
  follows,
  onAsk,
  onSay,
}: Props) {
  const { structuredResponse: parts, suggestions = [], reactions = [], language, inEnglish } = metadata
  const isOpen = onAsk !== null && !isComing
  const own = listOwn(metadata, isOpen)
  const { content, typed, type, drawBlank, onUse, onTap } = useWords(
    { written, follows, onAsk, onSay },
    metadata.place,
    { isOpen, hasOwn: own.length > 0 },
  )
  const said = withoutSentences(onSay ? withoutAsked(content, metadata) : content, own)
  // Once a part is there, the message is whole.
  const isWhole = !isComing || parts !== undefined
  return (
    <Sheet byline={writeByline(metadata)}>
      {content ? (
        <Words
          text={isComing ? closeBold(said) : said}
          drawWords={(words) => (
            <SpokenWords
              {...{ words, isWhole, language, reactions, typed, drawBlank }}
              choices={<OwnSentences sentences={own} content={content} typed={typed} onType={type} />}
              {...{ onUse, onTap }}
            />
          )}
          language={language}
        />
      ) : null}
      <InEnglish text={inEnglish} />
      <div className={MEASURE}>
        {parts && !isComing ? <AskForWords content={content} onSay={onSay} /> : null}
        <ReadingTaps readings={metadata.readings} onSay={onSay} />
        <OtherWords purposes={metadata.otherWords} onSay={onSay} />
        {parts ? null : <Suggestions suggestions={suggestions} language={language} />}
        <StructuredParts
          parts={parts ? withoutSaid(parts, written) : {}}
          tip={metadata.proTip}
          onKeep={onSay}
        />
        {isComing ? (
          <div className="mt-3">
            <TypingDots />
          </div>
        ) : (
          <TurnEnding content={content} metadata={metadata} onAsk={onAsk} isLast={onSay !== null} />
        )}
      </div>
    </Sheet>
  )
})

function Sheet({ byline, children }: { byline: string; children: ReactNode }) {
  const titleId = useId()
  return (
    <article aria-labelledby={titleId} className="mt-7">
      <h3 id={titleId} className="mb-2 flex items-center gap-2 text-sm font-normal text-ink-faint">
        <Mark className="size-3.5 text-accent" />
        {byline}
      </h3>
      {children}
    </article>
  )
}

type WordsProps = ComponentProps<typeof RichText> & { language: string | undefined }

/** `language` is what the words are in; the page's own where it is left out. */
const Words = ({ language, ...text }: WordsProps) => (
  <div lang={language} className={`prose-read ${MEASURE}`}>
    <RichText {...text} />
  </div>
)

/** The same in English, below words in another language. */
const InEnglish = ({ text }: { text: string | undefined }) =>
  text === undefined ? null : (
    <div className="mt-5">
      <Words text={text} language="en" />
    </div>
  )

/** The words of a turn with what is typed into their blanks; of those that the coach has filled the blank stands open again, with that in it. */
function useWords(
  { written, follows, onAsk, onSay }: Pick<Props, 'follows' | 'onAsk' | 'onSay'> & { written: string },
  place: Props['metadata']['place'],
  { isOpen, hasOwn }: { isOpen: boolean; hasOwn: boolean },
) {
  const filled = place && { [place.asks]: place.holds }
  const { typed, ...blanks } = useBlanks(follows, isOpen, filled)
  const isAsFilled = place !== undefined && typed[place.asks] === place.holds
  return {
    ...blanks,
    typed,
    content: reopenPlace(written, place),
    onUse: isAsFilled ? null : onAsk,
    // What the leader put into the blank would not be in the changed words.
    onTap: hasOwn && !isAsFilled ? null : onSay,
  }
}

/** The leader's sentences that can be tapped; none once nothing can be said any more. */
const listOwn = ({ ownSentences = [] }: Props['metadata'], isOpen: boolean): readonly string[] =>
  isOpen ? ownSentences : []

/** Where an answer holds no words to say they are one tap away, before anything that has to be read. */
const AskForWords = ({ content, onSay }: Pick<Props, 'content' | 'onSay'>) =>
  onSay === null || hasWords(content) ? null : (
    <Button size="sm" className="mt-5" onClick={() => onSay('Words to say', 'words')}>
      Give me words to say
    </Button>
  )

/** What is said without what is asked elsewhere: the readings on their taps, the open question over the box. */
function withoutAsked(content: string, { readings, followUpQuestions = [] }: Props['metadata']): string {
  const [question] = followUpQuestions
  const told = withoutReadings(content, readings)
  return question ? withoutQuestion(told, question) : told
}

type SuggestionsProps = { suggestions: readonly string[]; language: string | undefined }

const Suggestions = ({ suggestions, language }: SuggestionsProps) =>
  suggestions.length === 0 ? null : (
    <div className="mt-6">
      <Label>Suggestions</Label>
      <ul lang={language} className="mt-1 list-disc space-y-1.5 pl-[1.1em] prose-read marker:text-ink-faint">
        {suggestions.map((suggestion) => (
          <li key={suggestion}>{suggestion}</li>
        ))}
      </ul>
    </div>
  )

/** Says who wrote a turn. Of a full answer, a language model has written a part. */
function writeByline({ turn, structuredResponse }: Props['metadata']): string {
  if (!turn) return 'Coach'
  const model = structuredResponse ? `${turn.engine} with the built-in coach` : turn.engine
  return turn.engine === 'built-in' ? 'Built-in coach' : model
}

/** Words that stand in the message are not shown again below it. */
function withoutSaid(parts: Partial<StructuredResponse>, content: string): Partial<StructuredResponse> {
  const said = content.split('\n').map(unquote).join('\n')
  const { sampleScripts = [] } = parts
  const left = sampleScripts.filter(({ script }) => !said.includes(script))
  return left.length < sampleScripts.length ? { ...parts, sampleScripts: left } : parts
}

/** In the middle of bold words their end has not arrived yet; without it the marker would show. */
function closeBold(text: string): string {
  const whole = text.replace(/\*+$/, '')
  return whole.split('**').length % 2 === 0 ? `${whole}**` : whole
}
