import { Page } from '../page.tsx'
import { GalleryControls } from './gallery-controls.tsx'
import { GalleryFloating } from './gallery-floating.tsx'
import { GalleryText } from './gallery-text.tsx'

/** Every piece in every state, by day and by night beside each other; for development and for photographs. The app brings the toast host. */
export function Gallery() {
  return (
    <Page title="Gallery" lead="Every piece in every state. Hover and press them; tab through for the focus.">
      <div className="-mx-5 grid sm:-mx-8 xl:mx-[calc(36rem-50vw)] xl:grid-cols-2">
        <Side theme="light" />
        <Side theme="dark" />
      </div>
    </Page>
  )
}

function Side({ theme }: { theme: 'light' | 'dark' }) {
  return (
    <div data-theme={theme} className="min-w-0 bg-paper px-5 py-10 text-ink sm:px-8">
      <GalleryText />
      <GalleryControls />
      <GalleryFloating />
    </div>
  )
}
