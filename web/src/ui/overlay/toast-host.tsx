import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { Toast as RadixToast } from 'radix-ui'
import { useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { dismiss, readToasts, subscribeToToasts, type Toast } from '../../lib/toast.ts'
import { Button } from '../button.tsx'
import { useOverlayRoot } from './overlay-root.ts'
import { useToastPlace } from './toast-place.ts'

/** Distance in pixels that a swipe to the right must pass before it dismisses. */
const SWIPE_THRESHOLD_PX = 50

/**
 * Shows the toasts of lib/toast.ts, one at a time, above the router and above any open dialog.
 * A swipe to the right of 50 px dismisses; F8 moves the focus to the area.
 */
export function ToastHost() {
  const toasts = useSyncExternalStore(subscribeToToasts, readToasts, readToasts)
  const root = useOverlayRoot() ?? document.body
  const { foot, side } = useToastPlace(toasts[0]?.id, root)
  return createPortal(
    <RadixToast.Provider swipeDirection="right" swipeThreshold={SWIPE_THRESHOLD_PX} announcerContainer={root}>
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
      {/* At the bottom, above whatever keeps that edge: it covers neither a button nor what is being written. */}
      <RadixToast.Viewport
        data-toasts=""
        style={{ bottom: foot }}
        className={`pointer-events-none fixed z-50 w-full max-w-[420px] p-4 outline-none max-sm:left-1/2 max-sm:-translate-x-1/2 sm:w-fit sm:p-2 ${SIDES[side]} [&:focus-visible>li]:outline-2 [&:focus-visible>li]:outline-offset-2 [&:focus-visible>li]:outline-accent`}
      />
    </RadixToast.Provider>,
    root,
  )
}

const SIDES = {
  left: 'sm:left-0',
  middle: 'sm:left-1/2 sm:-translate-x-1/2',
  right: 'sm:left-auto sm:right-0',
} as const

function ToastCard({ toast }: { toast: Toast }) {
  const { edge, icon } = VARIANTS[toast.variant]
  return (
    <RadixToast.Root
      open={toast.isOpen}
      onOpenChange={(isOpen) => (isOpen ? undefined : dismiss(toast.id))}
      duration={toast.durationMs}
      type={toast.variant === 'destructive' ? 'foreground' : 'background'}
      data-variant={toast.variant}
      className={`pointer-events-auto flex gap-3 rounded-md border bg-raised py-3.5 pr-1.5 pl-4 sm:py-2 text-ink shadow-float ${edge} ${MOTION}`}
    >
      {icon}
      <div className="flex min-w-0 grow flex-wrap items-center gap-x-4 gap-y-3 py-0.5 sm:flex-nowrap">
        <div className="min-w-0 grow">
          <RadixToast.Title className="font-semibold">{toast.title}</RadixToast.Title>
          {toast.description ? (
            <RadixToast.Description className="text-sm text-ink-soft">
              {toast.description}
            </RadixToast.Description>
          ) : null}
        </div>
        {toast.action ? (
          <RadixToast.Action asChild altText={toast.action.label}>
            <Button size="sm" className="shrink-0" onClick={toast.action.onAction}>
              {toast.action.label}
            </Button>
          </RadixToast.Action>
        ) : null}
      </div>
      <RadixToast.Close
        aria-label="Close"
        className="-my-2 grid size-11 shrink-0 place-items-center rounded-md text-ink-faint hover:text-ink"
      >
        <X aria-hidden="true" className="size-4" />
      </RadixToast.Close>
    </RadixToast.Root>
  )
}

const VARIANTS = {
  default: { edge: 'border-edge', icon: null },
  success: {
    edge: 'border-good',
    icon: <CircleCheck aria-hidden="true" className="mt-1 size-5 shrink-0 text-good" strokeWidth={1.75} />,
  },
  destructive: {
    edge: 'border-danger',
    icon: <CircleAlert aria-hidden="true" className="mt-1 size-5 shrink-0 text-danger" strokeWidth={1.75} />,
  },
} as const

const MOTION =
  'data-[state=open]:animate-toast-in data-[state=closed]:animate-toast-out data-[swipe=end]:animate-toast-out ' +
  'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform'
