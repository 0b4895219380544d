import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { RichText } from './rich-text.tsx'

const htmlOf = (text: string) => {
  const { container } = render(<RichText text={text} />)
  return container.innerHTML.replaceAll(/ class="[^"]*"/g, '')
}

describe('RichText', () => {
  it('sets bold markers as bold, without the asterisks [R2.11-43]', () => {
    expect(htmlOf('Say **that first**, then **wait**.')).toBe(
      '<div><p>Say <strong>that first</strong>, then <strong>wait</strong>.</p></div>',
    )
  })

  it('parts paragraphs at empty lines and keeps single line breaks', () => {
    expect(htmlOf('One\ntwo\n\n\nThree')).toBe('<div><p>One\ntwo</p><p>Three</p></div>')
  })

  it('sets lines that start with a dash as a list, bold inside included [R2.11-43]', () => {
    expect(htmlOf('Try this:\n- **Name** it\n- Wait\nThen stop.')).toBe(
      '<div><p>Try this:</p><ul><li><strong>Name</strong> it</li><li>Wait</li></ul><p>Then stop.</p></div>',
    )
  })

  it('shows HTML, a lone marker and a dash inside a line as they are written', () => {
    expect(htmlOf('<img src=x onerror=alert(1)> 2 ** 3 - 1')).toBe(
      '<div><p>&lt;img src=x onerror=alert(1)&gt; 2 ** 3 - 1</p></div>',
    )
  })

  it('draws nothing for an empty text', () => {
    expect(htmlOf('')).toBe('<div></div>')
  })
})
