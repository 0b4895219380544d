import * as contract from '@lodestar/contract/security'
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { announceFailure } from '../../lib/announce-failure.ts'
import { ApiError, call } from '../../lib/api.ts'
import { isGivenUp, makePasskey } from '../../lib/passkeys.ts'
import { userQuery } from '../../lib/session.ts'
import { toast } from '../../lib/toast.ts'

const KEY = ['security']

export const securityQuery = queryOptions({
  queryKey: [...KEY, 'overview'],
  queryFn: ({ signal }) => call(contract.getSecurity, { signal }),
})
export const browsersQuery = queryOptions({
  queryKey: [...KEY, 'browsers'],
  queryFn: ({ signal }) => call(contract.listBrowsers, { signal }),
})
export const eventsQuery = queryOptions({
  queryKey: [...KEY, 'events'],
  queryFn: ({ signal }) => call(contract.listSecurityEvents, { signal }),
})

export const passkeysQuery = queryOptions({
  queryKey: [...KEY, 'passkeys'],
  queryFn: ({ signal }) => call(contract.listPasskeys, { signal }),
})

/** Whatever is done here stands in the list of what happened, and may end sessions. */
const refresh = (client: QueryClient) => client.invalidateQueries({ queryKey: KEY })

/** What the forms of this feature send; each throws what the server refuses, for its form to show. */
export function useSecurityCalls() {
  const client = useQueryClient()
  const refreshing = async <Result>(sent: Promise<Result>): Promise<Result> => {
    const result = await sent
    void refresh(client)
    return result
  }
  return {
    changePassword: (body: contract.PasswordChange) => refreshing(call(contract.changePassword, { body })),
    startSecondFactor: (body: { password: string }) => call(contract.startSecondFactor, { body }),
    confirmSecondFactor: (body: { code: string }) => refreshing(call(contract.confirmSecondFactor, { body })),
    removeSecondFactor: (body: contract.BothAgain) => refreshing(call(contract.removeSecondFactor, { body })),
    renewBackupCodes: (body: contract.BothAgain) => refreshing(call(contract.renewBackupCodes, { body })),
    changeAddress: async (body: { email: string }) => {
      const { isChanged } = await refreshing(call(contract.changeAddress, { body }))
      if (isChanged) await client.invalidateQueries({ queryKey: userQuery.queryKey })
      return isChanged
    },
  }
}

/** Signs one browser out, or all others. */
export function useEndBrowsers() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (id: string | 'others') => {
      if (id === 'others') await call(contract.endOtherBrowsers)
      else await call(contract.endBrowser, { params: { id } })
    },
    onSuccess: (_, id) =>
      toast({
        title: 'Signed out',
        description:
          id === 'others'
            ? 'This is the only browser you are signed in with now.'
            : 'That browser is signed out.',
        variant: 'success',
      }),
    onError: (error) => announceFailure(error, 'Nothing was signed out. Please try again.'),
    onSettled: () => refresh(client),
  })
}

/** Lets a device make a passkey, and keeps it; what the person gives up there is no failure. */
export function useAddPasskey() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      const { options } = await call(contract.askNewPasskey)
      const response = await makePasskey(options)
      await call(contract.addPasskey, { body: { response } })
    },
    onSuccess: () =>
      toast({
        title: 'Passkey Added',
        description: 'You can sign in with it from now on.',
        variant: 'success',
      }),
    onError: (error) => {
      if (!isGivenUp(error)) announceFailure(error, 'No passkey was added. Please try again.')
    },
    onSettled: () => refresh(client),
  })
}

export function useRemovePasskey() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(contract.removePasskey, { params: { id } }),
    onSuccess: () =>
      toast({ title: 'Passkey Removed', description: 'It opens nothing here any more.', variant: 'success' }),
    onError: (error) => announceFailure(error, 'The passkey was not removed. Please try again.'),
    onSettled: () => refresh(client),
  })
}

/** Mails a link that verifies the address of the account. */
export function useSendAddressProof() {
  return useMutation({
    mutationFn: () => call(contract.sendAddressProof),
    onSuccess: () =>
      toast({
        title: 'Look into your mail',
        description: 'A link to confirm your address is on its way. It works for one hour.',
        variant: 'success',
      }),
    onError: (error) => announceFailure(error, 'The mail was not sent. Please try again later.'),
  })
}

/** What is meant waits for the password; `settle` tells whether it came. */
interface Waiting {
  hasPassword: boolean
  settle: (isConfirmed: boolean) => void
}

/**
 * Makes sure that it is the person themselves before something that cannot be taken back.
 *
 * @returns `confirmed`, which resolves to true at once or when the password has been typed, and to false when that is given
 * up; `confirmThen`, which runs what is meant after it; and the props of the dialog that asks.
 */
export function useConfirmation() {
  const client = useQueryClient()
  const [waiting, setWaiting] = useState<Waiting | null>(null)
  const end = (isConfirmed: boolean) => {
    setWaiting(null)
    waiting?.settle(isConfirmed)
  }
  const confirmation = useMutation({
    mutationFn: (password: string) => call(contract.confirmIdentity, { body: { password } }),
    onSuccess: () => {
      void refresh(client)
      end(true)
    },
  })
  const confirmed = async (): Promise<boolean> => {
    const { isConfirmed, hasPassword } = await client.fetchQuery({ ...securityQuery, staleTime: 0 })
    if (isConfirmed) return true
    confirmation.reset()
    return new Promise((settle) => setWaiting({ hasPassword, settle }))
  }
  const confirmThen = (run: () => void) =>
    confirmed().then(
      (isConfirmed) => (isConfirmed ? run() : undefined),
      (error: unknown) => announceFailure(error, 'The server could not be asked. Please try again.'),
    )
  const dialog = {
    isOpen: waiting !== null,
    hasPassword: waiting?.hasPassword ?? true,
    isBusy: confirmation.isPending,
    problem: explain(confirmation.error),
    onConfirm: (password: string) => confirmation.mutate(password),
    onClose: () => end(false),
  }
  return { confirmed, confirmThen, dialog }
}

/** What a refused password is told with, at its field. */
function explain(error: unknown): string | undefined {
  if (error === null) return undefined
  const problem = error instanceof ApiError ? error.problem : null
  return (
    problem?.fields?.['body.password'] ??
    problem?.message ??
    'The server could not be reached. Please try again.'
  )
}
