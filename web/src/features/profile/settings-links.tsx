import { PATHS } from '../../lib/paths.ts'
import { LinkRow } from '../../ui/link-row.tsx'
import { Section } from '../../ui/section.tsx'

const LINKS = [
  {
    href: PATHS.security,
    title: 'Security',
    text: 'Password, second factor, address, and where you are signed in',
  },
  { href: PATHS.preferences, title: 'Coaching Preferences', text: 'How the coach speaks with you' },
  { href: PATHS.notifications, title: 'Notification Settings', text: 'When to be reminded, and of what' },
] as const

/** The person's other settings (decision D62). */
export const SettingsLinks = () => (
  <Section title="More settings">
    <ul className="-mt-3">
      {LINKS.map((link) => (
        <LinkRow key={link.href} {...link} />
      ))}
    </ul>
  </Section>
)
