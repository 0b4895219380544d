import { X } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { addOverlayRoot } from './overlay-root.ts'

type Props = {
  open: boolean
  onClose: () => void
  title: ReactNode
  description?: ReactNode
  children?: ReactNode
  footer?: ReactNode
  dismissible?: boolean
}

/** Shows the element as a modal while it is mounted; closing it on the way out gives the focus back. */
const useModal = () => {
  const ref = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    dialog.showModal()
    return () => dialog.close()
  }, [])
  useEffect(() => (ref.current ? addOverlayRoot(ref.current) : undefined), [])
  return ref
}

const OpenDialog = ({ onClose, title, description, children, footer, dismissible = true }: Props) => {
  const ref = useModal()
  const titleId = useId()
  const descriptionId = useId()
  // Escape is handled here, not left to the browser, because some close a dialog on the second Escape whatever was said to the first.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    if (dismissible) onClose()
  }
  return (
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      aria-describedby={description ? descriptionId : undefined}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        if (event.target !== ref.current) return
        event.preventDefault()
        if (dismissible) onClose()
      }}
      className="fixed inset-0 m-0 grid size-full max-h-none max-w-none animate-appear items-end overflow-y-auto bg-transparent text-ink backdrop:animate-appear backdrop:bg-scrim sm:place-items-center sm:p-6"
    >
      <div className="w-full max-w-xl rounded-t-md border border-line bg-raised shadow-float sm:rounded-md">
        <header className="flex items-start justify-between gap-4 px-5 pt-5 sm:px-7 sm:pt-6">
          <div>
            <h2 id={titleId} className="font-serif text-xl font-medium">
              {title}
            </h2>
            {description ? (
              <p id={descriptionId} className="mt-1.5 text-ink-soft">
                {description}
              </p>
            ) : null}
          </div>
          {dismissible ? (
            <button
              type="button"
              aria-label="Close"
              onClick={onClose}
              className="-mt-1.5 -mr-2.5 grid size-11 shrink-0 place-items-center rounded-md text-ink-faint hover:text-ink"
            >
              <X aria-hidden="true" className="size-5" />
            </button>
          ) : null}
        </header>
        {children ? <div className="px-5 pt-5 sm:px-7">{children}</div> : null}
        <footer className="flex flex-wrap justify-end gap-3 px-5 pt-6 pb-5 sm:px-7 sm:pb-6">{footer}</footer>
      </div>
    </dialog>
  )
}

/**
 * A native modal dialog: the page behind it is inert, Escape closes it, and the focus returns to where it was.
 * With `dismissible={false}` only what the caller puts in it can close it. Its content starts fresh each time it opens.
 */
export const Dialog = (props: Props) => (props.open ? <OpenDialog {...props} /> : null)
