import { act, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { Field, TextInput } from '../ui/form/field.tsx'
import { ApiError } from './api.ts'
import { checkBy } from './problems.ts'
import { readToasts } from './toast.ts'
import { useForm } from './use-form.ts'

const Values = z.object({ title: z.string(), place: z.string() })
const Body = z.object({
  title: z.string().check(z.minLength(1, 'Give it a title')),
  place: z.string().check(z.minLength(1, 'Say where')),
})
type Send = (body: z.output<typeof Body>) => Promise<string>

const onSaved = vi.fn()
beforeEach(() => {
  window.localStorage.clear()
  onSaved.mockReset()
})

function Plan({ send }: { send: Send }) {
  const { formRef, values, problems, wasKept, isBusy, change, submit, startOver } = useForm({
    draftKey: 'plan',
    schema: Values,
    start: { title: '', place: '' },
    check: (given) =>
      given.place === 'nowhere'
        ? { problems: {}, complaint: { title: 'Not There', description: 'Nobody can meet nowhere.' } }
        : checkBy(Body, given),
    send,
    onSaved,
  })
  return (
    <form ref={formRef} onSubmit={submit} aria-busy={isBusy}>
      {wasKept ? (
        <button onClick={startOver} type="button">
          Start over
        </button>
      ) : null}
      <Field id="title" label="Title" error={problems.title}>
        <TextInput value={values.title} onChange={({ target }) => change({ title: target.value })} />
      </Field>
      <Field id="place" label="Place" error={problems.place}>
        <TextInput value={values.place} onChange={({ target }) => change({ place: target.value })} />
      </Field>
      <button type="submit">Save</button>
    </form>
  )
}

const input = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }))
const fill = (title: string, place: string) => {
  fireEvent.change(input('Title'), { target: { value: title } })
  fireEvent.change(input('Place'), { target: { value: place } })
}
const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent)
/** A send that the test ends. */
function aSend() {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const send = vi.fn<Send>(() => promise)
  return {
    send,
    resolve: () => act(async () => resolve('saved')),
    reject: (error: Error) => act(async () => reject(error)),
  }
}

describe('a form', () => {
  it('says at each field what is wrong, goes to the first one, and takes a mark away when its field changes', async () => {
    const { send } = aSend()
    render(<Plan send={send} />)
    await save()
    expect(alerts()).toEqual(['Give it a title', 'Say where'])
    expect(document.activeElement).toBe(input('Title'))
    fireEvent.change(input('Title'), { target: { value: 'One-on-one' } })
    expect(alerts()).toEqual(['Say where'])
    expect(send).not.toHaveBeenCalled()
  })

  it('says what is wrong with no single field in a toast', async () => {
    const { send } = aSend()
    render(<Plan send={send} />)
    fill('One-on-one', 'nowhere')
    await save()
    expect(readToasts()[0]).toMatchObject({ title: 'Not There', variant: 'destructive' })
    expect(send).not.toHaveBeenCalled()
  })

  it('sends once however often it is submitted meanwhile, and then forgets what it kept', async () => {
    const { send, resolve } = aSend()
    render(<Plan send={send} />)
    fill('One-on-one', 'Room 2')
    await save()
    await save()
    expect(send.mock.calls).toEqual([[{ title: 'One-on-one', place: 'Room 2' }]])
    await resolve()
    expect(onSaved.mock.calls).toEqual([['saved']])
    expect(input('Title').value).toBe('')
    expect(window.localStorage.getItem('draft:plan')).toBeNull()
  })

  it('keeps what was typed while it was being saved', async () => {
    const { send, resolve } = aSend()
    render(<Plan send={send} />)
    fill('One-on-one', 'Room 2')
    await save()
    fireEvent.change(input('Title'), { target: { value: 'The next one' } })
    await resolve()
    expect(input('Title').value).toBe('The next one')
  })

  it('says what the server refused at its field, and keeps everything', async () => {
    const { send, reject } = aSend()
    render(<Plan send={send} />)
    fill('One-on-one', 'Room 2')
    await save()
    const problem = {
      code: 'invalid_input',
      message: 'No',
      fields: { 'body.place': 'It is taken' },
      requestId: 'r',
    }
    await reject(new ApiError(400, JSON.stringify(problem)))
    expect(alerts()).toEqual(['It is taken'])
    expect(document.activeElement).toBe(input('Place'))
    expect(input('Title').value).toBe('One-on-one')
  })

  it('that was left forgets what was saved, and leads nobody on', async () => {
    const { send, resolve } = aSend()
    const screenOf = render(<Plan send={send} />)
    fill('One-on-one', 'Room 2')
    await save()
    screenOf.unmount()
    await resolve()
    expect(window.localStorage.getItem('draft:plan')).toBeNull()
    expect(onSaved).not.toHaveBeenCalled()
  })

  it('opens with what an earlier visit left, until one starts over', async () => {
    const { send } = aSend()
    const first = render(<Plan send={send} />)
    fill('One-on-one', '')
    first.unmount()
    render(<Plan send={send} />)
    expect(input('Title').value).toBe('One-on-one')
    await userEvent.click(screen.getByRole('button', { name: 'Start over' }))
    expect(input('Title').value).toBe('')
    expect(screen.queryByRole('button', { name: 'Start over' })).toBeNull()
  })

  it.each(['not JSON', '{"title":"of another version"}'])('opens empty with a draft that is %s', (draft) => {
    window.localStorage.setItem('draft:plan', draft)
    render(<Plan send={aSend().send} />)
    expect(input('Title').value).toBe('')
    expect(screen.queryByRole('button', { name: 'Start over' })).toBeNull()
  })
})
