import {
  changePerson,
  forgetPerson,
  getPerson,
  listPeople,
  type PersonChange,
  switchPeople,
} from '@lodestar/contract/people'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { announceFailure } from '../../lib/announce-failure.ts'
import { ApiError, call } from '../../lib/api.ts'
import { invalidate } from '../../lib/invalidate.ts'
import { toast } from '../../lib/toast.ts'

const PERSON = { ...getPerson, reply: z.nullable(getPerson.reply) }

/** The people somebody talks about, and whether their pages are on. */
export const peopleQuery = queryOptions({
  queryKey: ['people', 'all'],
  queryFn: ({ signal }) => call(listPeople, { signal }),
})

/** One person's page, by their key or a name; null where nobody is called so. */
export const personQuery = (id: string) =>
  queryOptions({
    queryKey: ['people', 'one', id],
    queryFn: ({ signal }) =>
      call(PERSON, { params: { id }, signal }).catch((error: unknown) => {
        if (error instanceof ApiError && error.status === 404) return null
        throw error
      }),
  })

/** Keeps one decision about a person; everybody is read again, since it may be about two. */
export function useChangePerson(id: string, onChanged: (id: string) => void = () => undefined) {
  const client = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: (body: PersonChange) => call(changePerson, { params: { id }, body }),
    onSuccess: (page) => onChanged(page.id),
    onError: (error) => announceFailure(error, 'It was not saved. Please try again.'),
    onSettled: () => invalidate(client, [['people']]),
  })
}

/** Forgets a person; the sessions they stood in are read again. */
export function useForgetPerson(onForgotten: () => void) {
  const client = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: (id: string) => call(forgetPerson, { params: { id } }),
    onSuccess: (_, forgotten) => {
      // What was read before must not show them until it is read again.
      client.setQueryData(
        peopleQuery.queryKey,
        (all) => all && { ...all, people: all.people.filter(({ id }) => id !== forgotten) },
      )
      onForgotten()
      toast({ title: 'Forgotten', description: 'They are out of every session’s notes.', variant: 'success' })
    },
    onError: (error) => announceFailure(error, 'They were not forgotten. Please try again.'),
    onSettled: () => invalidate(client, [['people'], ['coaching']]),
  })
}

/** Switches the pages of people on or off. */
export function useSwitchPeople() {
  const client = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: (isOn: boolean) => call(switchPeople, { body: { isOn } }),
    onError: (error) => announceFailure(error, 'It was not changed. Please try again.'),
    onSettled: () => invalidate(client, [['people']]),
  })
}
