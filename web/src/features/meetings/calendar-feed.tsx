import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { toast } from '../../lib/toast.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Field, TextInput } from '../../ui/form/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { Section } from '../../ui/section.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { feedQuery, useResetFeed } from './meetings.queries.ts'

/** The private address a person's own calendar can follow. */
export function CalendarFeed() {
  const { data: feed, isError, refetch } = useQuery(feedQuery)
  return (
    <Section title="Subscribe in your calendar">
      <div className="grid max-w-text gap-5">
        <p>
          Your calendar can follow your meetings. It rings 2 hours and 15 minutes before each one, whatever
          hours you chose for the reminders here, and looks for changes by itself, some calendars only a few
          times a day.
        </p>
        {isError ? (
          <Notice
            tone="danger"
            action={
              <Button size="sm" onClick={() => void refetch()}>
                Try again
              </Button>
            }
          >
            The address could not be read. Your meetings are safe.
          </Notice>
        ) : null}
        {feed ? <Address url={feed.url} /> : null}
        {feed || isError ? null : <Skeleton lines={4} label="Loading your calendar address" />}
      </div>
    </Section>
  )
}

function Address({ url }: { url: string }) {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <Field id={useId()} label="Your private calendar address">
        <TextInput readOnly value={url} onFocus={(event) => event.target.select()} />
      </Field>
      <div className="-ml-3.5 flex flex-wrap gap-x-2">
        <CopyButton text={url} label="Copy address" onFailed={refuseCopy} />
        <ButtonLink href={url.replace(/^https?:/, 'webcal:')} variant="quiet" size="sm">
          Open in calendar app
        </ButtonLink>
        <Button variant="quiet" size="sm" onClick={() => setIsAsking(true)}>
          Reset address
        </Button>
      </div>
      <p className="text-sm text-ink-soft">
        Whoever has this address can read your meetings without signing in: titles, times, places and
        descriptions; also when and where you planned a conversation, with its first words. Give it to your
        own calendar only, and reset it if it has reached anybody else.
      </p>
      {isAsking ? <ResetDialog onClose={() => setIsAsking(false)} /> : null}
    </>
  )
}

function ResetDialog({ onClose }: { onClose: () => void }) {
  const reset = useResetFeed(onClose)
  return (
    <Dialog
      open
      onClose={onClose}
      title="Reset the calendar address?"
      description="The present address stops working at once. Calendars that follow it need the new one."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="danger" busy={reset.isPending} onClick={() => reset.mutate()}>
            Reset Address
          </Button>
        </>
      }
    />
  )
}

const refuseCopy = () =>
  void toast({
    title: 'The address was not copied',
    description: 'This browser does not allow it here. Select the address and copy it yourself.',
    variant: 'destructive',
  })
