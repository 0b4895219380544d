import type { Achievement } from '@lodestar/contract/gamification'
import {
  BookOpen,
  CalendarDays,
  CircleCheck,
  Compass,
  Footprints,
  Handshake,
  type LucideIcon,
  MailCheck,
  Map as MapIcon,
  MessagesSquare,
  Mountain,
  PenLine,
  Quote,
  Target,
  Trophy,
  Users,
} from 'lucide-react'

const ICONS: Partial<Record<string, LucideIcon>> = {
  book: BookOpen,
  calendar: CalendarDays,
  check: CircleCheck,
  compass: Compass,
  conversation: MessagesSquare,
  handshake: Handshake,
  mail: MailCheck,
  map: MapIcon,
  mountain: Mountain,
  pen: PenLine,
  people: Users,
  quote: Quote,
  steps: Footprints,
  target: Target,
}

const COLORS: Record<Achievement['rarity'], string> = {
  legendary: 'text-legendary',
  epic: 'text-epic',
  rare: 'text-rare',
  common: 'text-common',
}

/** An achievement's picture in the color of its rarity, or a faint one while it is locked; a trophy when it has none. */
export function AchievementIcon({
  icon,
  rarity,
  unlocked,
}: Pick<Achievement, 'icon' | 'rarity' | 'unlocked'>) {
  const Icon = ICONS[icon] ?? Trophy
  return (
    <Icon
      aria-hidden="true"
      data-icon={Icon === Trophy ? 'trophy' : icon}
      className={`size-6 shrink-0 ${unlocked ? COLORS[rarity] : 'text-ink-faint'}`}
      strokeWidth={1.5}
    />
  )
}
