import { CircleAlert } from 'lucide-react'
import { type ComponentProps, createContext, type ReactNode, use, useLayoutEffect, useRef } from 'react'
import { joinClasses } from './join-classes.ts'

type Wiring = { id?: string; describedBy?: string | undefined; isInvalid?: boolean }
type Props = { label: ReactNode; hint?: ReactNode; error?: ReactNode; id: string; children: ReactNode }

const FieldContext = createContext<Wiring>({})

const CONTROL =
  'w-full rounded-md border border-edge bg-raised px-3.5 text-ink transition-colors placeholder:text-ink-faint hover:border-accent ' +
  'aria-invalid:border-danger disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-ink-soft ' +
  'read-only:border-line read-only:bg-sunken focus-visible:outline-offset-0'

/** The line under a control that says what is wrong; it interrupts a screen reader when it appears. */
export const FieldError = ({ id, children }: { id: string; children: ReactNode }) => (
  <p id={id} role="alert" className="mt-2 flex items-start gap-2 text-sm font-medium text-danger">
    <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
    <span>{children}</span>
  </p>
)

/** A label with its control, hint and error, wired for assistive technology; TextInput and TextArea inside find their id by themselves. */
export const Field = ({ label, hint, error, id, children }: Props) => {
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ') || undefined
  return (
    <div>
      <label htmlFor={id} className="block font-medium">
        {label}
      </label>
      {hint ? (
        <p id={hintId} className="mt-0.5 text-sm text-ink-soft">
          {hint}
        </p>
      ) : null}
      <div className="mt-2">
        <FieldContext value={{ id, describedBy, isInvalid: Boolean(error) }}>{children}</FieldContext>
      </div>
      {error ? <FieldError id={errorId}>{error}</FieldError> : null}
    </div>
  )
}

const useWiring = () => {
  const { id, describedBy, isInvalid } = use(FieldContext)
  return { id, 'aria-describedby': describedBy, 'aria-invalid': isInvalid || undefined }
}

/** One line of text. Inside a Field it is wired to its label, hint and error. */
export const TextInput = ({ className, ...rest }: ComponentProps<'input'>) => (
  <input {...useWiring()} {...rest} className={joinClasses(CONTROL, 'h-11', className)} />
)

/** Several lines of text; it grows with what is written, so nothing scrolls out of sight inside it. */
export const TextArea = ({ className, ref, rows = 3, onInput, ...rest }: ComponentProps<'textarea'>) => {
  const element = useRef<HTMLTextAreaElement | null>(null)
  // Browsers with field-sizing grow it by style alone; the others are measured after each change.
  const grow = () => {
    const area = element.current
    if (!area || globalThis.CSS?.supports?.('field-sizing', 'content')) return
    area.style.height = 'auto'
    area.style.height = `${area.scrollHeight + 2}px`
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: a value set from outside changes the height too.
  useLayoutEffect(grow, [rest.value])
  return (
    <textarea
      {...useWiring()}
      {...rest}
      rows={rows}
      ref={(area) => {
        element.current = area
        if (typeof ref === 'function') ref(area)
        else if (ref) ref.current = area
      }}
      onInput={(event) => {
        grow()
        onInput?.(event)
      }}
      className={joinClasses(CONTROL, 'field-sizing-content resize-none py-2.5', className)}
    />
  )
}
