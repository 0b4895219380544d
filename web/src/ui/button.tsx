import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { Link } from 'wouter'
import { joinClasses } from './join-classes.ts'
import { Spinner } from './spinner.tsx'

type Variant = 'primary' | 'secondary' | 'quiet' | 'danger'
type Size = 'md' | 'sm'
type ButtonProps = ComponentProps<'button'> & { variant?: Variant; size?: Size; busy?: boolean }
type LinkProps = {
  href: string
  variant?: Variant
  size?: Size
  className?: string
  onClick?: () => void
  children: ReactNode
}

/**
 * A button that says what happens. While `busy` it keeps the focus, ignores presses and counts as disabled for
 * assistive technology; the label stays the caller's, so it can name what is going on.
 */
export function Button({
  variant = 'secondary',
  size = 'md',
  busy = false,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...rest}
      type={type}
      className={styleOf(variant, size, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={press}
    >
      {busy ? <Spinner isDecorative /> : null}
      {children}
    </button>
  )
}

/** A link that looks like a button: inside the app it routes; to the server (`/api/`), a part of the page (`#`) or elsewhere it loads. */
export function ButtonLink({ variant = 'secondary', size = 'md', className, ...rest }: LinkProps) {
  const style = styleOf(variant, size, className)
  return isAppRoute(rest.href) ? <Link {...rest} className={style} /> : <a {...rest} className={style} />
}

/** Tells a path that the router serves from one that the browser must load. */
export const isAppRoute = (href: string): boolean => href.startsWith('/') && !href.startsWith('/api/')

const BASE =
  'inline-flex items-center justify-center gap-2 rounded-md border text-center font-medium no-underline transition-colors select-none ' +
  'disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-ink-faint aria-busy:cursor-progress'

const VARIANTS: Record<Variant, string> = {
  primary:
    'border-accent bg-accent text-on-accent hover:border-accent-strong hover:bg-accent-strong active:translate-y-px',
  secondary:
    'border-edge bg-raised text-ink hover:border-accent hover:text-accent-strong active:translate-y-px active:bg-accent-wash',
  quiet:
    'border-transparent text-accent hover:bg-accent-wash hover:text-accent-strong active:translate-y-px ' +
    'disabled:border-transparent disabled:bg-transparent',
  danger:
    'border-danger-fill bg-danger-fill text-on-danger hover:border-danger-fill-strong hover:bg-danger-fill-strong active:translate-y-px',
}

/** The small size grows to a finger's 44 px on small screens and where the pointer is coarse. */
const SIZES: Record<Size, string> = {
  md: 'min-h-11 px-5 py-2',
  sm: 'min-h-9 px-3.5 py-1 text-sm max-md:min-h-11 pointer-coarse:min-h-11',
}

const styleOf = (variant: Variant, size: Size, className?: string) =>
  joinClasses(BASE, VARIANTS[variant], SIZES[size], className)
