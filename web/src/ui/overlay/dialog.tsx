import { X } from 'lucide-react'
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { joinClasses } from '../join-classes.ts'
import { addOverlayRoot } from './overlay-root.ts'

type Props = {
  open: boolean
  onClose: () => void
  title: ReactNode
  description?: ReactNode
  children?: ReactNode
  footer?: ReactNode
  dismissible?: boolean
  /** Stands at the right edge on a wide screen, as high as the window: for what is read beside something. */
  isAside?: boolean
}

/**
 * A native modal dialog: the page behind it is inert, Escape closes it, and the focus returns to where it was.
 * With `dismissible={false}` only what the caller puts in it can close it. Its content starts fresh each time it opens;
 * the first field in it, else the first button, gets the focus.
 */
export function Dialog(props: Props) {
  return props.open ? <OpenDialog {...props} /> : null
}

function OpenDialog({
  onClose,
  title,
  description,
  children,
  footer,
  dismissible = true,
  isAside = false,
}: Props) {
  const ref = useModal()
  const titleId = useId()
  const descriptionId = useId()
  const dismiss = () => (dismissible ? onClose() : undefined)
  return (
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      aria-describedby={description ? descriptionId : undefined}
      // Some browsers close a dialog on the second Escape whatever was said to the first, so Escape never reaches them.
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return
        event.preventDefault()
        dismiss()
      }}
      // Other requests to close, such as a phone's back gesture.
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        dismiss()
      }}
      onClose={() => {
        if (ref.current?.open) return
        if (dismissible) onClose()
        else ref.current?.showModal()
      }}
      className="fixed inset-0 m-0 size-full max-h-none max-w-none overflow-y-auto overscroll-contain bg-transparent text-ink backdrop:bg-scrim"
    >
      {/* A layer of its own, because toasts are drawn into the dialog beside it. */}
      <div
        className={joinClasses(
          'grid min-h-full items-end',
          isAside ? 'sm:items-stretch sm:justify-items-end' : 'sm:place-items-center sm:p-6',
        )}
      >
        <div
          className={joinClasses(
            'relative w-full max-w-xl animate-appear border border-line bg-raised p-5 shadow-float max-sm:rounded-t-md max-sm:border-x-0 max-sm:border-b-0 sm:p-8',
            isAside ? 'sm:border-y-0 sm:border-r-0' : 'sm:rounded-md',
          )}
        >
          <h2 id={titleId} className={`font-serif text-xl ${dismissible ? 'pr-10' : ''}`}>
            {title}
          </h2>
          {description ? (
            <div id={descriptionId} className="mt-2 text-ink-soft">
              {description}
            </div>
          ) : null}
          {children ? <div className="mt-6">{children}</div> : null}
          {footer ? (
            <footer data-foot className="mt-8 flex flex-wrap justify-end gap-3">
              {footer}
            </footer>
          ) : null}
          {/* Last in order, so that opening focuses the content and not the way out. */}
          {dismissible ? <CloseButton onClick={onClose} /> : null}
        </div>
      </div>
    </dialog>
  )
}

function CloseButton({ onClick }: { onClick: () => void }) {
  return (
    <button
      type="button"
      aria-label="Close"
      onClick={onClick}
      className="absolute top-3 right-3 grid size-11 place-items-center rounded-md text-ink-faint hover:text-ink sm:top-5 sm:right-5"
    >
      <X aria-hidden="true" className="size-5" />
    </button>
  )
}

/** Shows the element as a modal while it is mounted; closing it on the way out gives the focus back. */
function useModal() {
  const ref = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    dialog.showModal()
    // The browser scrolls to what it focuses; on a phone that can be the button below a long text.
    dialog.scrollTop = 0
    const removeRoot = addOverlayRoot(dialog)
    return () => {
      removeRoot()
      dialog.close()
    }
  }, [])
  return ref
}
