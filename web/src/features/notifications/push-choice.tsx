import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { toast } from '../../lib/toast.ts'
import { announcePushFailure } from './notifications.queries.ts'
import { type PushState, readPushState, turnPushOff, turnPushOn } from './push-browser.ts'
import { SwitchRow } from './switch-row.tsx'

const PUSH_KEY = ['push-state'] as const

/** Lets reminders reach this browser while the site is closed; off until it is chosen. */
export function PushChoice({ pushKey }: { pushKey: string }) {
  const client = useQueryClient()
  const { data: state } = useQuery({ queryKey: PUSH_KEY, queryFn: readPushState })
  const change = useMutation({
    mutationFn: (isOn: boolean) => (isOn ? turnPushOn(pushKey) : turnPushOff()),
    onSuccess: (next, wanted) => {
      client.setQueryData(PUSH_KEY, next)
      if ((next === 'on') === wanted)
        toast({ title: 'Settings Updated', description: HINTS[next], variant: 'success' })
    },
    onError: announcePushFailure,
  })
  if (state === undefined || state === 'unsupported') return null
  return (
    <SwitchRow
      label="In this browser"
      hint={HINTS[state]}
      isOn={change.isPending ? change.variables : state === 'on'}
      isDisabled={state === 'blocked'}
      onChange={(isOn) => change.mutate(isOn)}
    />
  )
}

const HINTS: Record<PushState, string> = {
  unsupported: '',
  blocked: 'This browser blocks notifications of this site. You can allow them in its settings.',
  off: 'Also while this site is closed. It goes through the push service of your browser’s maker, encrypted.',
  on: 'This browser shows reminders also while the site is closed.',
}
