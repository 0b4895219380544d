import { Tooltip as RadixTooltip } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'
import { useOverlayRoot } from './overlay-root.ts'

type Props = { content: ReactNode; children: ReactElement }

/** How long the pointer rests before a tooltip opens, in milliseconds. */
const TOOLTIP_DELAY_MS = 700
/** Within this time after one tooltip, in milliseconds, the next opens at once. */
const TOOLTIP_SKIP_DELAY_MS = 300

/** Explains the one element it wraps, which must take focus (a button or link), on hover and on keyboard focus. */
export function Tooltip({ content, children }: Props) {
  return (
    <RadixTooltip.Root>
      <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
      <RadixTooltip.Portal container={useOverlayRoot()}>
        <RadixTooltip.Content
          sideOffset={6}
          collisionPadding={12}
          className="z-50 max-w-72 animate-appear rounded-md bg-ink px-3 py-2 text-sm text-paper shadow-float"
        >
          {content}
        </RadixTooltip.Content>
      </RadixTooltip.Portal>
    </RadixTooltip.Root>
  )
}

/** Sets the delays for every tooltip below it; one stands around the whole app. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <RadixTooltip.Provider delayDuration={TOOLTIP_DELAY_MS} skipDelayDuration={TOOLTIP_SKIP_DELAY_MS}>
      {children}
    </RadixTooltip.Provider>
  )
}
