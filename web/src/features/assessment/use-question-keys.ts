import { type RefObject, useEffect, useEffectEvent } from 'react'
import { belongsElsewhere } from '../../lib/shortcuts.ts'

/**
 * Lets the keyboard answer: a digit chooses the option at that place and puts the focus there, Enter goes on, the left
 * arrow goes back. A button or link that has the focus keeps its Enter.
 *
 * @param formRef the form of the question that is open.
 */
export function useQuestionKeys(formRef: RefObject<HTMLFormElement | null>, onBack: () => void): void {
  const back = useEffectEvent(onBack)
  useEffect(() => {
    const handle = (event: KeyboardEvent) => {
      const form = formRef.current
      if (!form || event.repeat || belongsElsewhere(event)) return
      if (event.key === 'ArrowLeft') {
        // On an option the arrow would also choose the one before it.
        event.preventDefault()
        back()
      } else if (event.key === 'Enter' && !isPressable(event.target)) {
        // An option that has the focus would send the form once more.
        event.preventDefault()
        form.requestSubmit()
      } else choose(form, event.key)
    }
    document.addEventListener('keydown', handle)
    return () => document.removeEventListener('keydown', handle)
  }, [formRef])
}

function choose(form: HTMLFormElement, key: string): void {
  const option = /^[1-9]$/.test(key)
    ? form.querySelectorAll<HTMLInputElement>('input[type=radio]')[Number(key) - 1]
    : undefined
  option?.focus()
  option?.click()
}

const isPressable = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, a, summary') !== null
