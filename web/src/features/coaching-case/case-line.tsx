import { Pencil, X } from 'lucide-react'
import { type ComponentProps, type ReactNode, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { joinClasses } from '../../ui/join-classes.ts'
import type { Correct } from './use-correct-case.ts'

type Props = {
  line: { id: string; struck: boolean }
  /** What the line is called, for those who hear its buttons without seeing what they stand beside. */
  name: string
  /** What the line says. */
  children: ReactNode
  /** What else is known of it, a short word. */
  about?: ReactNode
  /** The one act of a line that is not struck, beside striking it. */
  action?: ReactNode
  /** Makes of it what can be changed in place; `onDone` folds it up again. */
  renderChanges?: (onDone: () => void) => ReactNode
  /** Null where nothing can be corrected any more. */
  correct: Correct | null
}

/** One line of what has been understood; it can be struck, and taken back. */
export function CaseLine({ line, name, children, about, action, renderChanges, correct }: Props) {
  const { id, struck } = line
  const [isChanging, setIsChanging] = useState(false)
  const isOpenable = renderChanges !== undefined && correct !== null && !struck
  const isOpen = isChanging && isOpenable
  const changeRef = useRef<HTMLButtonElement>(null)
  const fold = () => {
    setIsChanging(false)
    changeRef.current?.focus()
  }
  return (
    <li className="border-b border-line py-1 text-sm">
      <div className={joinClasses('flex items-start gap-1', Boolean(action) && 'flex-wrap justify-end')}>
        <div
          className={joinClasses('min-w-0 grow py-2.5 wrap-anywhere', Boolean(action) && 'basis-full pb-0')}
        >
          {struck ? <Struck>{children}</Struck> : <Told about={about}>{children}</Told>}
        </div>
        {isOpenable ? (
          <SmallButton
            ref={changeRef}
            aria-label={`Change ${name}`}
            aria-expanded={isOpen}
            onClick={() => setIsChanging(!isOpen)}
          >
            <Pencil aria-hidden="true" className="size-4" />
          </SmallButton>
        ) : null}
        {struck ? null : action}
        {correct ? (
          <Strike
            name={name}
            struck={struck}
            onPress={() => correct({ change: 'strike', line: id, struck: !struck })}
          />
        ) : null}
      </div>
      {isOpen ? <div className="animate-appear space-y-4 pt-1 pb-4">{renderChanges?.(fold)}</div> : null}
    </li>
  )
}

const Told = ({ about, children }: Pick<Props, 'about' | 'children'>) => (
  <>
    {children}
    {about ? <span className="text-ink-soft"> · {about}</span> : null}
  </>
)

const Struck = ({ children }: { children: ReactNode }) => (
  <span className="text-ink-faint">
    <s>{children}</s>
    <span className="sr-only"> (struck)</span>
  </span>
)

type StrikeProps = { name: string; struck: boolean; onPress: () => void }

/** One button that strikes a line and takes it back, so that the focus stays where it was. */
const Strike = ({ name, struck, onPress }: StrikeProps) => (
  <SmallButton aria-label={`${struck ? 'Take back' : 'Strike'} ${name}`} onClick={onPress}>
    {struck ? 'Take back' : <X aria-hidden="true" className="size-4" />}
  </SmallButton>
)

/** A quiet button at the end of a line, a finger wide; its name begins with what can be read on it. */
export const SmallButton = (props: Omit<ComponentProps<typeof Button>, 'size' | 'variant' | 'className'>) => (
  <Button {...props} size="sm" variant="quiet" className="min-h-11 min-w-11 shrink-0 px-2!" />
)
