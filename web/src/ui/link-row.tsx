import { ArrowRight } from 'lucide-react'
import { Link } from 'wouter'

type Props = { href: string; title: string; text: string }

/** An item of a list that leads somewhere, as a whole: where to, and a line about it. */
export const LinkRow = ({ href, title, text }: Props) => (
  <li className="border-t border-line first:border-t-0">
    <Link
      href={href}
      className="group flex min-h-11 items-center justify-between gap-6 py-3 text-ink no-underline"
    >
      <span className="max-w-text">
        <span className="block font-medium group-hover:text-accent-strong">{title}</span>
        <span className="block text-sm text-ink-soft">{text}</span>
      </span>
      <ArrowRight
        aria-hidden="true"
        className="size-5 shrink-0 text-ink-faint group-hover:text-accent-strong"
      />
    </Link>
  </li>
)
