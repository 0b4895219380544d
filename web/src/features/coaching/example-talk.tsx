import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId, useMemo, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Section } from '../../ui/section.tsx'
import { MessageList } from '../coaching-turns/message-list.tsx'
import { startTurn } from '../coaching-turns/pending-turn.ts'
import { exampleQuery } from './first-talk.queries.ts'

/** What the leader of the landing page's example says. */
export const EXAMPLE =
  'Marco cut Ana off twice in Tuesday’s planning, and again I let it go. I see him at two.'

const FOLLOW_UPS: readonly string[] = [
  'How do I start without attacking him?',
  'What if he says that everybody does it?',
  'I interrupt people too. Is it not hypocritical?',
]

/** The landing page's example made live: what is tapped is answered by the coach, as it would answer anybody. */
export function ExampleTalk() {
  const listId = useId()
  const [said, setSaid] = useState([EXAMPLE])
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...exampleQuery(said),
    placeholderData: keepPreviousData,
  })
  const isComing = !isError && (!data || isPlaceholderData)
  const last = said.at(-1)
  const pending = useMemo(
    () => (isComing && last ? startTurn({ key: last, content: last, afterId: null }) : null),
    [isComing, last],
  )
  const left = FOLLOW_UPS.filter((text) => !said.includes(text))
  return (
    <Section title="Or watch it work: an example, answered live">
      <MessageList messages={data?.messages ?? []} pending={pending} onAsk={null} onSay={null} />
      {isError ? (
        <Notice
          tone="danger"
          title="The answer did not arrive"
          action={
            <Button size="sm" onClick={() => void refetch()}>
              Try again
            </Button>
          }
        />
      ) : null}
      {left.length > 0 ? (
        <>
          <p id={listId} className="text-sm text-ink-soft">
            Go on as Marco’s lead would
          </p>
          <ul aria-labelledby={listId} className="mt-2 flex flex-wrap gap-2">
            {left.map((text) => (
              <li key={text}>
                <Button busy={isComing} onClick={() => setSaid([...said, text])} className="text-left">
                  {text}
                </Button>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p className="text-ink-soft">That was the example. Now yours: the box is at the top.</p>
      )}
    </Section>
  )
}
