import { Mic } from 'lucide-react'
import { useState } from 'react'
import { readStored, writeStored } from '../lib/storage/storage.ts'
import { useDictation } from '../lib/use-dictation.ts'
import { Button } from './button.tsx'
import { joinClasses } from './join-classes.ts'

const TOLD = 'dictationTold'

/**
 * Dictating into a message box. Before it listens for the first time it says where the sound goes.
 *
 * @param isBesideSend whether the button that sends stands in the box too.
 * @returns a button to stand in the box and a line to stand above it; both null where the browser cannot hear.
 */
export function useDictationParts(text: string, setText: (text: string) => void, isBesideSend = false) {
  const dictation = useDictation(text, setText)
  const [isTelling, setIsTelling] = useState(false)
  if (!dictation) return { button: null, line: null }
  const { isListening, problem, start, stop } = dictation
  const press = () => {
    if (isListening) stop()
    else if (readStored(TOLD) === null) setIsTelling(true)
    else start()
  }
  const agree = () => {
    writeStored(TOLD, 'yes')
    setIsTelling(false)
    start()
  }
  const button = (
    <button
      type="button"
      aria-label="Dictate"
      aria-pressed={isListening}
      onClick={press}
      className={joinClasses(
        'absolute bottom-[3px] grid size-11 place-items-center rounded-md',
        isBesideSend ? 'right-12' : 'right-[3px]',
        isListening ? 'bg-growth-wash text-growth' : 'text-ink-faint hover:text-accent-strong',
      )}
    >
      <Mic aria-hidden="true" className="size-5" strokeWidth={1.75} />
    </button>
  )
  const said = isListening ? 'Listening. Press the microphone again to stop.' : problem
  const line = (
    <>
      {isTelling ? <WhereSoundGoes onAgree={agree} onRefuse={() => setIsTelling(false)} /> : null}
      <div role="status" className="text-sm text-ink-soft">
        {said ? <p className="mb-1">{said}</p> : null}
      </div>
    </>
  )
  return { button, line }
}

const WhereSoundGoes = ({ onAgree, onRefuse }: { onAgree: () => void; onRefuse: () => void }) => (
  <section
    aria-label="Before you dictate"
    className="mb-2 flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line pt-2 text-sm"
  >
    <p className="grow basis-72">
      Your browser turns the sound into words, and its maker may send the sound to its own servers to do so;
      only the words come to Lodestar.
    </p>
    <div className="flex gap-1">
      <Button size="sm" onClick={onAgree} autoFocus>
        Start dictating
      </Button>
      <Button size="sm" variant="quiet" onClick={onRefuse}>
        Not now
      </Button>
    </div>
  </section>
)
