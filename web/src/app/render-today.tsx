import { renderToStaticMarkup } from 'react-dom/server'
import { Wordmark } from '../ui/wordmark.tsx'
import { ConfidentialityNotice } from './confidentiality-notice.tsx'

/**
 * Writes the top of the dashboard as HTML for today.html, while building: it stands as the dashboard draws it, until that
 * has come (`lib/first-paint.ts`). The server puts the person's name in place of `{{name}}`.
 */
export const renderToday = (): string =>
  renderToStaticMarkup(
    <div id="first-paint" className="fixed inset-0 z-10 overflow-hidden bg-paper">
      <div className="border-b border-line">
        <div className="mx-auto flex h-16 max-w-[72rem] items-center px-5 sm:px-8">
          <Wordmark />
        </div>
      </div>
      <div className="mx-auto w-full max-w-[72rem] px-5 pt-8 sm:px-8 sm:pt-14">
        <p className="mb-8 font-serif text-3xl sm:mb-12">{'Welcome, {{name}}'}</p>
        <div className="max-w-3xl sm:-mt-4">
          <p className="font-serif text-2xl text-balance">Which conversation is ahead of you?</p>
          <div className="mt-4 h-[5.125rem] rounded-md border border-edge bg-raised sm:mr-42" />
        </div>
      </div>
      {/* As it stands from the first paint on, not fading in. */}
      <div id="notice" hidden className="**:animate-none">
        <ConfidentialityNotice onAcknowledge={() => undefined} />
      </div>
    </div>,
  )
