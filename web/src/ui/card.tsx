import type { ReactNode } from 'react'
import { joinClasses } from './join-classes.ts'

type Tone = 'plain' | 'growth' | 'warning'
type Props = {
  as?: 'div' | 'article' | 'section' | 'li'
  tone?: Tone
  className?: string
  children?: ReactNode
}

const TONES: Record<Tone, string> = {
  plain: 'border-line bg-raised',
  growth: 'border-transparent bg-growth-wash',
  warning: 'border-transparent bg-warning-wash',
}

/** A sheet for one thing that stands by itself, such as a goal; never inside another card. */
export function Card({ as: Element = 'div', tone = 'plain', className, children }: Props) {
  return (
    <Element className={joinClasses('rounded-md border p-5 sm:p-6', TONES[tone], className)}>
      {children}
    </Element>
  )
}
