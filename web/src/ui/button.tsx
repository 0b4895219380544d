import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { Link } from 'wouter'
import { joinClasses } from './join-classes.ts'
import { Spinner } from './spinner.tsx'

type Variant = 'primary' | 'secondary' | 'quiet' | 'danger'
type Size = 'md' | 'sm'

const BASE =
  'inline-flex items-center justify-center gap-2 rounded-md border text-center font-medium no-underline transition-colors select-none ' +
  'disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-ink-faint aria-busy:cursor-progress'

const VARIANTS: Record<Variant, string> = {
  primary:
    'border-accent bg-accent text-on-accent hover:border-accent-strong hover:bg-accent-strong active:border-accent-strong active:bg-accent-strong',
  secondary:
    'border-edge bg-raised text-ink hover:border-accent hover:text-accent-strong active:bg-accent-wash',
  quiet:
    'border-transparent text-accent hover:bg-accent-wash hover:text-accent-strong active:bg-accent-wash disabled:border-transparent disabled:bg-transparent',
  danger:
    'border-danger bg-danger text-on-danger hover:border-danger-strong hover:bg-danger-strong active:border-danger-strong active:bg-danger-strong',
}

/** The small size grows to a finger's 44 px where the pointer is coarse. */
const SIZES: Record<Size, string> = {
  md: 'min-h-11 px-5 py-2 text-base',
  sm: 'min-h-9 px-3 py-1 text-sm pointer-coarse:min-h-11 max-md:min-h-11',
}

const styleOf = (variant: Variant, size: Size, className?: string) =>
  joinClasses(BASE, VARIANTS[variant], SIZES[size], className)

type ButtonProps = ComponentProps<'button'> & { variant?: Variant; size?: Size; busy?: boolean }

/**
 * A button that says what happens. While `busy` it keeps the focus, ignores presses and counts as disabled for
 * assistive technology; the label stays the caller's, so it can name what is going on.
 */
export const Button = ({
  variant = 'secondary',
  size = 'md',
  busy = false,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) => {
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

type LinkProps = { href: string; variant?: Variant; size?: Size; className?: string; children: ReactNode }

/** A link that looks like a button: inside the app it routes, to the server (`/api/`) or elsewhere it loads. */
export const ButtonLink = ({ href, variant = 'secondary', size = 'md', className, children }: LinkProps) => {
  const style = styleOf(variant, size, className)
  const leavesApp = href.startsWith('/api/') || !href.startsWith('/')
  if (leavesApp) {
    return (
      <a href={href} className={style}>
        {children}
      </a>
    )
  }
  return (
    <Link href={href} className={style}>
      {children}
    </Link>
  )
}
