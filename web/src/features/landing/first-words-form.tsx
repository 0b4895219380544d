import { LIMITS } from '@lodestar/contract/primitives'
import { PATHS } from '../../lib/paths.ts'
import { Button } from '../../ui/button.tsx'
import { CONTROL_STYLE } from '../../ui/form/field.tsx'

/**
 * Where a visitor writes the first sentence. It is a plain form, so that it works before any script: the server answers with the
 * coach's page, which takes the words up.
 */
export const FirstWordsForm = () => (
  <form id="one-answer" method="post" action={PATHS.demoPrompts} className="scroll-mt-6">
    <label htmlFor="first-words" className="block font-serif text-xl">
      Which conversation is ahead of you?
    </label>
    <textarea
      id="first-words"
      name="words"
      required
      rows={3}
      maxLength={LIMITS.text}
      data-first-words
      aria-describedby="first-words-note"
      placeholder="I have to tell Priya before Friday that …"
      className={`${CONTROL_STYLE} field-sizing-content mt-3 block min-h-26 resize-none py-2.5 prose-read max-w-none!`}
    />
    <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
      <Button type="submit" variant="primary">
        Get one answer now
      </Button>
      <p id="first-words-note" className="text-sm text-ink-soft">
        An answer in seconds, with words to say. No account.
      </p>
    </div>
  </form>
)
