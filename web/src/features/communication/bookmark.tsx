import { useCallback } from 'react'
import { PATHS } from '../../lib/paths.ts'
import { SHARED } from './shared-text.ts'

/** Opens the reader with the selected text; it stands behind the "#", which no browser sends to a server. */
const scriptFor = (origin: string) =>
  `javascript:(()=>{const a=document.activeElement,t=String(getSelection())||(a&&a.value?a.value.slice(a.selectionStart,a.selectionEnd):'');open('${origin}${PATHS.communication}#${SHARED}='+encodeURIComponent(t))})()`

/** A link that is dragged to the bookmarks, and has the text read that is selected on any page. */
export function Bookmark() {
  // React writes no script into a link; here it is the point.
  const keep = useCallback((link: HTMLAnchorElement | null) => {
    link?.setAttribute('href', scriptFor(window.location.origin))
  }, [])
  return (
    <p className="max-w-text text-sm text-ink-soft">
      Drag{' '}
      <a
        ref={keep}
        href={PATHS.communication}
        className="text-accent underline"
        onClick={(event) => event.preventDefault()}
      >
        Check with Lodestar
      </a>{' '}
      to your bookmarks: it opens what you have selected on any page here, without sending it anywhere. On a
      phone where Lodestar is installed, share a text with it.
    </p>
  )
}
