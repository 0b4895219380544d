import { type ReactNode, useEffect } from 'react'
import { joinClasses } from './join-classes.ts'

type Props = {
  title: string
  lead?: ReactNode
  actions?: ReactNode
  width?: 'text' | 'wide'
  children: ReactNode
}

/**
 * One screen: the page's only `<main id="main">` (a skip link's target, focusable by script) with its heading,
 * and the document title "… · Lodestar". `width` is a reading column, or room for columns beside each other.
 */
export const Page = ({ title, lead, actions, width = 'wide', children }: Props) => {
  useEffect(() => {
    document.title = `${title} · Lodestar`
  }, [title])
  return (
    <main
      id="main"
      tabIndex={-1}
      className={joinClasses(
        'mx-auto w-full px-5 pt-8 pb-24 outline-none sm:px-8 sm:pt-12',
        width === 'text' ? 'max-w-[44rem]' : 'max-w-[72rem]',
      )}
    >
      <header className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-5 sm:mb-12">
        <div className="max-w-text">
          <h1 className="font-serif text-3xl font-medium">{title}</h1>
          {lead ? <p className="mt-3 text-ink-soft prose-read">{lead}</p> : null}
        </div>
        {actions ? <div className="flex flex-wrap gap-3">{actions}</div> : null}
      </header>
      {children}
    </main>
  )
}
