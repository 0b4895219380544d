import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { isAppRoute } from '../../ui/button.tsx'
import { joinClasses } from '../../ui/join-classes.ts'

type Props = { href: string; onClick?: () => void; className?: string; children: ReactNode }

/** A link that is not a button: to a route of the application, or to sign-in. */
export function QuietLink({ className = 'text-sm', ...rest }: Props) {
  const style = joinClasses('inline-flex min-h-11 items-center text-link md:min-h-0', className)
  return isAppRoute(rest.href) ? <Link {...rest} className={style} /> : <a {...rest} className={style} />
}
