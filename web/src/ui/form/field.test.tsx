import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { CheckboxList } from './checkbox-list.tsx'
import { Field, TextArea, TextInput } from './field.tsx'
import { RadioList } from './radio-list.tsx'
import { Select } from './select.tsx'
import { Slider } from './slider.tsx'

const describedBy = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)

const OPTIONS = [
  { value: 'email', label: 'Email' },
  { value: 'chat', label: 'Chat' },
  { value: 'feedback', label: 'Feedback' },
]

describe('fields', () => {
  it('tie a control to its label, hint and error', () => {
    render(
      <Field id="title" label="Title" hint="A few words" error="Too short">
        <TextInput />
      </Field>,
    )
    const input = screen.getByLabelText('Title')
    expect(describedBy(input)).toEqual(['A few words', 'Too short'])
    expect(input.getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByRole('alert').textContent).toBe('Too short')
  })

  it('say beside the label that they are needed, and to assistive technology by the control', () => {
    render(
      <>
        <Field id="title" label="Title" isNeeded>
          <TextInput />
        </Field>
        <Select label="Type" value="" isNeeded onChange={vi.fn()} options={OPTIONS} />
      </>,
    )
    expect(screen.getAllByText('needed')).toHaveLength(2)
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Title' }).required).toBe(true)
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Type' }).required).toBe(true)
  })

  it('leave out what is not there', () => {
    render(
      <Field id="title" label="Title">
        <TextArea />
      </Field>,
    )
    const area = screen.getByLabelText('Title')
    expect(area.hasAttribute('aria-describedby')).toBe(false)
    expect(area.hasAttribute('aria-invalid')).toBe(false)
    expect(area.hasAttribute('required')).toBe(false)
    expect(screen.queryByText('needed')).toBeNull()
  })

  it('hand a text area to a function that registers it, and call its input handler', async () => {
    const ref = vi.fn()
    const onInput = vi.fn()
    render(<TextArea aria-label="Message" ref={ref} onInput={onInput} />)
    const area = screen.getByRole('textbox', { name: 'Message' })
    await userEvent.type(area, 'Hi')
    expect(ref).toHaveBeenCalledWith(area)
    expect(onInput).toHaveBeenCalledTimes(2)
  })

  it('answer the chosen value of a select, which shows its error', async () => {
    const onChange = vi.fn()
    render(
      <Select
        label="Type"
        value=""
        onChange={onChange}
        options={OPTIONS}
        placeholder="Choose a type"
        error="Choose a type first"
      />,
    )
    const select = screen.getByRole('combobox', { name: 'Type' })
    expect(describedBy(select)).toEqual(['Choose a type first'])
    await userEvent.selectOptions(select, 'Chat')
    expect(onChange).toHaveBeenCalledWith('chat')
  })

  it('answer the chosen value of a radio list', async () => {
    const onChange = vi.fn()
    render(<RadioList legend="Type" name="type" options={OPTIONS} value="email" onChange={onChange} />)
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Email' }).checked).toBe(true)
    await userEvent.click(screen.getByText('Chat'))
    expect(onChange).toHaveBeenCalledWith('chat')
  })

  it('answer the checked values in the order of the options, whatever the order of the clicks', async () => {
    const onChange = vi.fn()
    render(
      <CheckboxList legend="Types" options={OPTIONS} values={['feedback', 'chat']} onChange={onChange} />,
    )
    await userEvent.click(screen.getByRole('checkbox', { name: 'Email' }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Chat' }))
    expect(onChange.mock.calls).toEqual([[['email', 'chat', 'feedback']], [['feedback']]])
  })

  it('say the value of a slider in words', () => {
    render(<Slider label="Directness" min={1} max={5} value={3} valueText="3/5" onChange={vi.fn()} />)
    expect(screen.getByRole('slider', { name: 'Directness' }).getAttribute('aria-valuetext')).toBe('3/5')
    expect(screen.getByText('3/5').tagName).toBe('OUTPUT')
  })
})
