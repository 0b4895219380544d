import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { Link } from 'wouter'

type Props = {
  title: string
  lead?: ReactNode
  actions?: ReactNode
  back?: { href: string; label: string }
  width?: 'text' | 'wide'
  children?: ReactNode
}

// The text width is the measure of running text with the padding on both sides.
const WIDTHS = { text: 'max-w-[38rem]', wide: 'max-w-[72rem]' }

/**
 * One screen: the document's only `<main id="main">` (a skip link's target, focusable by script) with its heading,
 * and the document title "… · Lodestar". `width` is a reading column, or room for columns beside each other;
 * `back` stands above the heading.
 */
export function Page({ title, lead, actions, back, width = 'wide', children }: Props) {
  useEffect(() => {
    document.title = `${title} · Lodestar`
  }, [title])
  return (
    <main
      id="main"
      tabIndex={-1}
      className={`mx-auto w-full px-5 pt-8 pb-24 outline-none sm:px-8 sm:pt-14 ${WIDTHS[width]}`}
    >
      {back ? <BackLink {...back} /> : null}
      <header className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-5 sm:mb-12">
        <div className="min-w-0">
          <h1 className="font-serif text-3xl">{title}</h1>
          {lead ? <div className="mt-3 prose-read text-ink-soft">{lead}</div> : null}
        </div>
        {actions ? <div className="flex flex-wrap gap-3">{actions}</div> : null}
      </header>
      {children}
    </main>
  )
}

function BackLink({ href, label }: { href: string; label: string }) {
  return (
    <Link
      href={href}
      className="-mt-3 mb-2 inline-flex min-h-11 items-center gap-2 text-sm text-ink-soft hover:text-accent-strong"
    >
      <ArrowLeft aria-hidden="true" className="size-4" />
      {label}
    </Link>
  )
}
