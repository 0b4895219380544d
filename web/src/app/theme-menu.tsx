import { Moon, Sun, SunMoon } from 'lucide-react'
import { THEMES, type Theme, useTheme } from '../lib/storage/theme.ts'
import { Dropdown } from './dropdown.tsx'

const LABELS: Record<Theme, string> = { system: 'As the system', light: 'Light', dark: 'Dark' }
const ICONS = { system: SunMoon, light: Sun, dark: Moon } as const

/** Chooses light, dark, or what the system says. */
export function ThemeMenu() {
  const [theme, setTheme] = useTheme()
  const Icon = ICONS[theme]
  return (
    <Dropdown
      label={`Appearance: ${LABELS[theme]}`}
      className="grid size-11 place-items-center rounded-md text-ink-soft hover:text-ink"
      align="end"
      entries={THEMES.map((choice) => ({
        label: LABELS[choice],
        isCurrent: choice === theme,
        onSelect: () => setTheme(choice),
      }))}
    >
      <Icon aria-hidden="true" className="size-5" strokeWidth={1.75} />
    </Dropdown>
  )
}
