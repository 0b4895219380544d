import { renderToStaticMarkup } from 'react-dom/server'
import { MEASURE } from '../features/coaching-answer/part.tsx'
import { Wordmark } from '../ui/wordmark.tsx'
import { ConfidentialityNotice } from './confidentiality-notice.tsx'

/**
 * Writes where a conversation is read on as HTML for talk.html, while building: it stands about where the conversation
 * draws it, until that has come (`lib/first-paint.ts`). The server puts what was said last in place of `{{said}}` and `{{answer}}`.
 */
export const renderTalk = (): string =>
  renderToStaticMarkup(
    <div id="first-paint" data-until="main section" className="fixed inset-0 z-10 overflow-hidden bg-paper">
      <div className="border-b border-line max-lg:hidden">
        <div className="mx-auto flex h-16 max-w-[72rem] items-center px-8">
          <Wordmark />
        </div>
      </div>
      <div className="mx-auto w-full max-w-[39.5rem] px-5 pt-5 sm:px-8 lg:grid lg:max-w-[72rem] lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-x-12 lg:pt-8">
        <p className="font-serif text-xl max-lg:hidden">{'{{title}}'}</p>
        <div className={MEASURE}>
          <p className="border-l-2 border-accent pl-4 whitespace-pre-line">{'{{said}}'}</p>
          <p className="mt-7 prose-read text-lg leading-normal whitespace-pre-line">{'{{answer}}'}</p>
        </div>
      </div>
      {/* As it stands from the first paint on, not fading in. */}
      <div id="notice" hidden className="**:animate-none">
        <ConfidentialityNotice onAcknowledge={() => undefined} />
      </div>
    </div>,
  )
