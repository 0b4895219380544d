import { ArrowRight } from 'lucide-react'
import { Link } from 'wouter'
import { PATHS } from '../../lib/paths.ts'
import { Section } from '../../ui/section.tsx'

const LINKS = [
  { href: PATHS.preferences, title: 'Coaching Preferences', text: 'How the coach speaks with you' },
  { href: PATHS.notifications, title: 'Notification Settings', text: 'When to be reminded, and of what' },
] as const

/** The person's other settings (decision D62). */
export const SettingsLinks = () => (
  <Section title="More settings">
    <ul className="-mt-3">
      {LINKS.map(({ href, title, text }) => (
        <li key={href} className="border-t border-line first:border-t-0">
          <Link
            href={href}
            className="group flex min-h-11 items-center justify-between gap-6 py-3 text-ink no-underline"
          >
            <span>
              <span className="block font-medium group-hover:text-accent-strong">{title}</span>
              <span className="block text-sm text-ink-soft">{text}</span>
            </span>
            <ArrowRight
              aria-hidden="true"
              className="size-5 shrink-0 text-ink-faint group-hover:text-accent-strong"
            />
          </Link>
        </li>
      ))}
    </ul>
  </Section>
)
