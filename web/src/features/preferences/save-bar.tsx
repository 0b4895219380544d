import { Button } from '../../ui/button.tsx'
import { joinClasses } from '../../ui/join-classes.ts'

type Props = { isChanged: boolean; isSaving: boolean; onReset: () => void; onDiscard: () => void }

/** Saves and resets. While something is unsaved it says so, and stays in view. */
export const SaveBar = ({ isChanged, isSaving, onReset, onDiscard }: Props) => (
  <div
    data-foot
    className={joinClasses(
      'mt-14 -mx-5 flex flex-col gap-1 border-t border-line bg-paper px-5 py-3 sm:-mx-8 sm:flex-row-reverse sm:items-center sm:justify-end sm:gap-8 sm:px-8',
      isChanged && 'sticky bottom-[var(--bottom-bar,0px)]',
    )}
  >
    <div className="flex items-center justify-between gap-x-2">
      <p role="status" className="text-sm font-medium">
        {isChanged ? 'Unsaved changes' : null}
      </p>
      {isChanged ? (
        <Button variant="quiet" size="sm" onClick={onDiscard} className="-mr-3.5">
          Discard changes
        </Button>
      ) : null}
    </div>
    <div className="grid grid-cols-2 gap-2 sm:flex sm:gap-3">
      <Button type="submit" variant="primary" busy={isSaving} className="max-sm:px-2">
        Save Preferences
      </Button>
      <Button onClick={onReset} className="max-sm:px-2">
        Reset to Defaults
      </Button>
    </div>
  </div>
)
