import { CircleAlert } from 'lucide-react'
import { type ComponentProps, createContext, type ReactNode, use, useLayoutEffect, useRef } from 'react'
import { joinClasses } from '../join-classes.ts'

type Props = {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  id: string
  /** Says so beside the label. A form of one field, or one to sign in with, goes without saying. */
  isNeeded?: boolean | undefined
  children: ReactNode
}
type Wiring = {
  id?: string
  'aria-describedby'?: string | undefined
  'aria-invalid'?: true | undefined
  required?: true | undefined
}

/** A label with its control, hint and error, wired for assistive technology; the pieces of this file inside it find their id by themselves. */
export function Field({ label, hint, error, id, isNeeded, children }: Props) {
  const hintId = hint ? `${id}-hint` : undefined
  const errorId = error ? `${id}-error` : undefined
  const describedBy = joinClasses(hintId, errorId) || undefined
  return (
    <div>
      <div className="flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        {isNeeded ? (
          <span aria-hidden="true" className="text-sm text-ink-soft">
            needed
          </span>
        ) : null}
      </div>
      {hint ? <FieldHint id={hintId}>{hint}</FieldHint> : null}
      <div className="mt-2">
        <FieldWiring
          value={{
            id,
            'aria-describedby': describedBy,
            'aria-invalid': error ? true : undefined,
            required: isNeeded ? true : undefined,
          }}
        >
          {children}
        </FieldWiring>
      </div>
      {error ? <FieldError id={errorId}>{error}</FieldError> : null}
    </div>
  )
}

/** One line of text. Inside a Field it is wired to its label, hint and error. */
export function TextInput({ className, ...rest }: ComponentProps<'input'>) {
  return <input {...useFieldWiring()} {...rest} className={joinClasses(CONTROL_STYLE, 'h-11', className)} />
}

/** Several lines of text, at least `rows`; it grows with what is written, so nothing scrolls out of sight inside it. */
export function TextArea({ className, ref, rows = 3, onInput, style, ...rest }: ComponentProps<'textarea'>) {
  const element = useRef<HTMLTextAreaElement | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a value set from outside changes the height too.
  useLayoutEffect(() => growToContent(element.current), [rest.value])
  return (
    <textarea
      {...useFieldWiring()}
      {...rest}
      rows={rows}
      ref={(area) => {
        element.current = area
        if (typeof ref === 'function') ref(area)
        else if (ref) ref.current = area
      }}
      onInput={(event) => {
        growToContent(event.currentTarget)
        onInput?.(event)
      }}
      style={{ minHeight: `calc(${rows} * 1lh + 1.375rem)`, ...style }}
      className={joinClasses(CONTROL_STYLE, 'field-sizing-content resize-none py-2.5', className)}
    />
  )
}

/** The line over a control that helps to fill it in. */
export function FieldHint({ id, children }: { id?: string | undefined; children: ReactNode }) {
  return (
    <p id={id} className="mt-0.5 text-sm text-ink-soft">
      {children}
    </p>
  )
}

/** The line under a control that says what is wrong; it interrupts a screen reader when it appears. */
export function FieldError({ id, children }: { id?: string | undefined; children: ReactNode }) {
  return (
    <p id={id} role="alert" className="mt-2 flex items-start gap-2 text-sm font-medium text-danger">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span>{children}</span>
    </p>
  )
}

const FieldWiring = createContext<Wiring>({})

/** Reads the attributes that tie a control to the Field around it; empty outside of one. */
export const useFieldWiring = (): Wiring => use(FieldWiring)

/** The look that text inputs and selects share. */
export const CONTROL_STYLE =
  'w-full rounded-md border border-edge bg-raised px-3.5 text-ink transition-colors placeholder:text-ink-faint hover:border-accent ' +
  'focus-visible:border-accent focus-visible:outline-offset-0 aria-invalid:border-danger ' +
  'disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-ink-soft [&[readonly]]:border-line [&[readonly]]:bg-sunken'

/** Browsers with field-sizing grow the box by style alone; the others are measured after each change. */
const growToContent = (area: HTMLTextAreaElement | null) => {
  if (!area || globalThis.CSS?.supports?.('field-sizing', 'content')) return
  area.style.height = 'auto'
  area.style.height = `${area.scrollHeight + 2}px`
}
